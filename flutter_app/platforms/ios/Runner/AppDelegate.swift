import Flutter
import UIKit

@main
@objc class AppDelegate: FlutterAppDelegate, FlutterImplicitEngineDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
    GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
    if let registrar = engineBridge.pluginRegistry.registrar(forPlugin: "PriseIncoming") {
      Incoming.register(with: registrar)
    }
    if let registrar = engineBridge.pluginRegistry.registrar(forPlugin: "PrisePower") {
      Power.register(with: registrar)
    }
  }
}

/// Tells Dart whether the battery is being saved.
final class Power: NSObject, FlutterPlugin {
  static func register(with registrar: FlutterPluginRegistrar) {
    let channel = FlutterMethodChannel(
      name: "prise/power", binaryMessenger: registrar.messenger())
    registrar.addMethodCallDelegate(Power(), channel: channel)
  }

  func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
    guard call.method == "isSaving" else { return result(FlutterMethodNotImplemented) }
    result(ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}

/// Hands the files that other apps open with Prise to Dart.
final class Incoming: NSObject, FlutterPlugin, FlutterSceneLifeCycleDelegate {
  /// Half a million games.
  private static let largest = 64 * 1024 * 1024

  private let channel: FlutterMethodChannel
  /// What has arrived and was not fetched yet, oldest first; nil for what cannot be read.
  private var waiting: [Data?] = []

  private init(channel: FlutterMethodChannel) {
    self.channel = channel
  }

  static func register(with registrar: FlutterPluginRegistrar) {
    let channel = FlutterMethodChannel(
      name: "prise/incoming", binaryMessenger: registrar.messenger())
    let incoming = Incoming(channel: channel)
    registrar.addMethodCallDelegate(incoming, channel: channel)
    registrar.addSceneDelegate(incoming)
  }

  func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
    guard call.method == "take" else { return result(FlutterMethodNotImplemented) }
    guard !waiting.isEmpty else { return result(nil) }
    guard let data = waiting.removeFirst() else {
      return result(FlutterError(code: "unreadable", message: nil, details: nil))
    }
    result(FlutterStandardTypedData(bytes: data))
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions?
  ) -> Bool {
    return receive(connectionOptions?.urlContexts ?? [])
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool {
    return receive(URLContexts)
  }

  /// Tells whether any of them was a file.
  private func receive(_ contexts: Set<UIOpenURLContext>) -> Bool {
    let files = contexts.map(\.url).filter(\.isFileURL)
    for file in files {
      // The file may be far away, and slow: not on the thread that draws.
      DispatchQueue.global(qos: .userInitiated).async { [weak self] in
        let data = Incoming.read(file)
        DispatchQueue.main.async {
          self?.waiting.append(data)
          self?.channel.invokeMethod("arrived", arguments: nil)
        }
      }
    }
    return !files.isEmpty
  }

  private static func read(_ file: URL) -> Data? {
    let isScoped = file.startAccessingSecurityScopedResource()
    defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
    guard let data = try? Data(contentsOf: file), data.count <= largest else { return nil }
    return data
  }
}
