import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../feedback/cue.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/bar_title.dart';
import '../widgets/large_text.dart';
import '../widgets/screen_back_button.dart';
import 'ask_to_try_again.dart';
import 'deal_promise.dart';
import 'deal_tiles.dart';

/// Has a deal of a game promised and lets the player mix something in; nothing
/// if the player goes back. Says why, if the core cannot deal.
Future<Shuffled?> shuffleTogether(BuildContext context, GameView game) async {
  final app = AppScope.read(context);
  final PromisedDeal deal;
  try {
    deal = app.engine.promiseDeal(game.id);
  } on CoreError catch (error) {
    final title = Words.of(context).errorStart;
    final isAgain = await askToTryAgain(context, title: title, error: error);
    if (!isAgain || !context.mounted) return null;
    return shuffleTogether(context, game);
  }
  final kit = app.gameOf(game.id).$2;
  final mix = await Navigator.of(context).push(
    MaterialPageRoute<DealMix>(
      builder: (_) => DealShuffleScreen(kit: kit, deal: deal),
    ),
  );
  return mix == null ? null : Shuffled(deal, mix);
}

/// The promise, and a heap of pieces to be shuffled by touch, or by words.
class DealShuffleScreen extends StatefulWidget {
  /// Makes the screen of a deal. It is left with what the player mixed in.
  const DealShuffleScreen({super.key, required this.kit, required this.deal});

  /// The game.
  final GameKit kit;

  /// What is promised.
  final PromisedDeal deal;

  /// How many touches count in the core.
  static const int mostTaps = 64;

  /// How many characters count in the core.
  static const int mostCharacters = 200;

  @override
  State<DealShuffleScreen> createState() => _DealShuffleScreenState();
}

class _DealShuffleScreenState extends State<DealShuffleScreen> {
  final Stopwatch _since = Stopwatch()..start();
  final TextEditingController _words = TextEditingController();
  final List<TapView> _taps = [];
  int _shuffles = 0;

  @override
  void initState() {
    super.initState();
    _words.addListener(_typed);
  }

  @override
  void dispose() {
    _words.dispose();
    super.dispose();
  }

  bool get _isUntouched => _taps.isEmpty && _words.text.trim().isEmpty;

  void _typed() => setState(() {});

  void _tap(Offset at) {
    setState(() {
      _shuffles++;
      if (_taps.length == DealShuffleScreen.mostTaps) return;
      _taps.add(
        TapView(
          x: (at.dx.clamp(0, 1) * 1000).round(),
          y: (at.dy.clamp(0, 1) * 1000).round(),
          ms: _since.elapsedMilliseconds,
        ),
      );
    });
    AppScope.read(context).feedback.give(Cue.hop);
  }

  void _deal() => Navigator.of(
    context,
  ).pop(DealMix(taps: List.of(_taps), words: _words.text));

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final alone = Text(
      _isUntouched ? words.dealSkipDetail : '',
      style: Theme.of(context).textTheme.bodyMedium,
    );
    // Beside the button it is always in sight, where there is room for it.
    final isRoomy =
        !isLargeText(context) && MediaQuery.sizeOf(context).height > 500;
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(words.dealTitle),
        leading: const ScreenBackButton(),
      ),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 560),
            child: Column(
              children: [
                Expanded(
                  child: ListView(
                    padding: const EdgeInsets.all(16),
                    children: [..._content(words), if (!isRoomy) alone],
                  ),
                ),
                Padding(
                  padding: const EdgeInsets.fromLTRB(16, 8, 16, 16),
                  child: Column(
                    spacing: 8,
                    children: [
                      if (isRoomy) alone,
                      FilledButton(
                        onPressed: _deal,
                        style: FilledButton.styleFrom(
                          minimumSize: const Size.fromHeight(56),
                        ),
                        child: Text(
                          _isUntouched ? words.dealSkip : words.dealStart,
                          textAlign: TextAlign.center,
                        ),
                      ),
                    ],
                  ),
                ),
              ],
            ),
          ),
        ),
      ),
    );
  }

  List<Widget> _content(Words words) {
    final text = Theme.of(context).textTheme;
    return [
      Text(words.dealPromised, style: text.bodyLarge),
      const SizedBox(height: 8),
      DealPromise(widget.deal.shortCommitment),
      const SizedBox(height: 8),
      Text(words.dealPromisedDetail, style: text.bodyMedium),
      const SizedBox(height: 16),
      Text(words.dealYourTurn, style: text.bodyLarge),
      const SizedBox(height: 8),
      AspectRatio(
        aspectRatio: 2,
        child: DealTiles(
          kit: widget.kit,
          theme: AppScope.of(context).settings.boardTheme,
          shuffles: _shuffles,
          onTap: _tap,
          label: words.dealField,
        ),
      ),
      const SizedBox(height: 8),
      Wrap(
        spacing: 12,
        runSpacing: 8,
        crossAxisAlignment: WrapCrossAlignment.center,
        children: [
          OutlinedButton.icon(
            onPressed: () => _tap(const Offset(0.5, 0.5)),
            icon: const Icon(Icons.shuffle),
            label: Text(words.dealShuffle),
          ),
          Semantics(
            liveRegion: true,
            child: Text(words.dealCount(_shuffles), style: text.bodyMedium),
          ),
        ],
      ),
      const SizedBox(height: 12),
      TextField(
        controller: _words,
        maxLength: DealShuffleScreen.mostCharacters,
        textInputAction: TextInputAction.done,
        autocorrect: false,
        decoration: InputDecoration(
          border: const OutlineInputBorder(),
          labelText: words.dealWords,
          counterText: '',
        ),
      ),
    ];
  }
}
