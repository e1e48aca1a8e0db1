package dev.prise.prise

import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.os.PowerManager
import io.flutter.embedding.android.FlutterActivity
import io.flutter.embedding.engine.FlutterEngine
import io.flutter.plugin.common.BinaryMessenger
import io.flutter.plugin.common.MethodChannel
import java.io.IOException
import java.io.InputStream
import kotlin.concurrent.thread

/** The app's only activity. It hands what other apps open with Prise, or share to it, to Dart. */
class MainActivity : FlutterActivity() {
    /** What has arrived and was not fetched yet, oldest first; null for what cannot be read. */
    private val waiting = ArrayDeque<ByteArray?>()
    private var channel: MethodChannel? = null

    override fun configureFlutterEngine(flutterEngine: FlutterEngine) {
        super.configureFlutterEngine(flutterEngine)
        val messenger = flutterEngine.dartExecutor.binaryMessenger
        tellPower(messenger)
        channel = MethodChannel(messenger, "prise/incoming").apply {
            setMethodCallHandler { call, result ->
                when (call.method) {
                    "take" -> take(result)
                    else -> result.notImplemented()
                }
            }
        }
    }

    private fun take(result: MethodChannel.Result) {
        if (waiting.isEmpty()) return result.success(null)
        val bytes = waiting.removeFirst()
        if (bytes == null) result.error("unreadable", null, null) else result.success(bytes)
    }

    /** Tells Dart whether the battery is being saved. */
    private fun tellPower(messenger: BinaryMessenger) {
        MethodChannel(messenger, "prise/power").setMethodCallHandler { call, result ->
            when (call.method) {
                "isSaving" -> {
                    val power = getSystemService(Context.POWER_SERVICE) as PowerManager
                    result.success(power.isPowerSaveMode)
                }
                else -> result.notImplemented()
            }
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // An activity that is made again has its old intent, whose file was received before.
        if (savedInstanceState == null) receive(intent)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        receive(intent)
    }

    private fun receive(intent: Intent) {
        if (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return
        val file = when (intent.action) {
            Intent.ACTION_VIEW -> intent.data
            Intent.ACTION_SEND -> intent.stream()
            else -> return
        }
        val text = intent.getStringExtra(Intent.EXTRA_TEXT)
        if (file == null && text == null) return
        // The other app's file may be anywhere, and slow: not on the thread that draws.
        thread {
            val bytes = file?.let(::read) ?: text?.toByteArray()
            runOnUiThread {
                waiting.addLast(bytes)
                channel?.invokeMethod("arrived", null)
            }
        }
    }

    private fun Intent.stream(): Uri? =
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java)
        } else {
            @Suppress("DEPRECATION")
            getParcelableExtra(Intent.EXTRA_STREAM)
        }

    private fun read(file: Uri): ByteArray? =
        try {
            contentResolver.openInputStream(file)?.use(::bounded)
        } catch (_: IOException) {
            null
        } catch (_: SecurityException) {
            null
        }

    /** All of it, unless it is larger than any file of games: then nothing. */
    private fun bounded(stream: InputStream): ByteArray? {
        val bytes = stream.readUpTo(LARGEST + 1)
        return bytes.takeIf { it.size <= LARGEST }
    }

    private fun InputStream.readUpTo(count: Int): ByteArray {
        val all = java.io.ByteArrayOutputStream()
        val buffer = ByteArray(64 * 1024)
        while (all.size() < count) {
            val read = read(buffer, 0, minOf(buffer.size, count - all.size()))
            if (read < 0) break
            all.write(buffer, 0, read)
        }
        return all.toByteArray()
    }

    private companion object {
        /** Half a million games. */
        const val LARGEST = 64 * 1024 * 1024
    }
}
