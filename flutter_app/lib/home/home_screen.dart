import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import '../setup/setup_screen.dart';
import '../widgets/large_text.dart';
import 'broken_matches.dart';
import 'continue_section.dart';
import 'game_card.dart';
import 'home_extras.dart';
import 'home_navigation.dart';
import 'library_notice.dart';

/// The first screen: the match that can be continued, and the games, always in
/// the same order and all in sight.
class HomeScreen extends StatelessWidget {
  /// Makes the screen.
  const HomeScreen({super.key, this.extras = homeExtras});

  /// What is offered beside the games.
  final List<Widget> extras;

  static const double _gap = 8;

  /// From this width on games stand side by side, and the ways to the other
  /// screens beside the title.
  static const double _twoColumns = 600;

  /// From this height on a game's row has words on its buttons.
  static const double _highEnough = 700;

  /// What a tall card takes below its picture, and everything else on the
  /// screen, at most.
  static const double _belowPicture = 196;
  static const double _besideGames = 240;

  /// Below this height a picture across a card says nothing.
  static const double _leastPicture = 96;
  static const double _mostPicture = 360;

  @override
  Widget build(BuildContext context) {
    final app = AppScope.of(context);
    final Size(:width, :height) = MediaQuery.sizeOf(context);
    final isWide = width >= _twoColumns;
    // A low phone has room for every game, and for extras beside the title.
    final isLow = !isWide && height < _highEnough && !isLargeText(context);
    // With large text on a phone nothing stands before the games.
    final isAfter = isCramped(context);
    return Scaffold(
      bottomNavigationBar: isWide ? null : const HomeNavigation(isBar: true),
      body: SafeArea(
        child: Align(
          alignment: Alignment.topCenter,
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 1080),
            child: ListenableBuilder(
              listenable: app.setups,
              builder: (context, _) => SingleChildScrollView(
                padding: EdgeInsets.all(isWide ? 16 : 12),
                child: Column(
                  crossAxisAlignment: CrossAxisAlignment.stretch,
                  spacing: _gap,
                  children: [
                    _Title(
                      isWide: isWide,
                      hasTagline: isWide && height >= 600,
                      extras: isLow ? extras : const [],
                    ),
                    const LibraryNotice(),
                    ..._continueAndExtras(
                      app,
                      isWide: isWide && !isLargeText(context),
                      extras: isLow || isAfter ? const [] : extras,
                    ),
                    if (app.broken.isNotEmpty)
                      BrokenMatches(matches: app.broken),
                    ..._games(context, app, isWide: isWide, height: height),
                    if (isAfter && extras.isNotEmpty)
                      HomeExtras(extras: extras, form: HomeExtraForm.card),
                  ],
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }

  /// The match to continue, and below or beside it the extras.
  List<Widget> _continueAndExtras(
    AppState app, {
    required bool isWide,
    required List<Widget> extras,
  }) {
    final row = app.matches.isEmpty
        ? null
        : ContinueSection(matches: app.matches);
    if (extras.isEmpty) return [?row];
    final others = HomeExtras(extras: extras, form: HomeExtraForm.card);
    if (!isWide || row == null) return [?row, others];
    return [
      Row(
        spacing: _gap,
        children: [
          Expanded(child: row),
          Expanded(child: others),
        ],
      ),
    ];
  }

  List<Widget> _games(
    BuildContext context,
    AppState app, {
    required bool isWide,
    required double height,
  }) {
    final games = app.games;
    if (!isWide) {
      final form = isLargeText(context)
          ? GameCardForm.words
          : height >= _highEnough
          ? GameCardForm.row
          : GameCardForm.low;
      return [for (final game in games) _card(context, app, game, form)];
    }
    final picture = (height - _besideGames) / 2 - _belowPicture;
    final form = picture >= _leastPicture && !isLargeText(context)
        ? GameCardForm.tall
        : isLargeText(context)
        ? GameCardForm.words
        : GameCardForm.low;
    return [
      for (var first = 0; first < games.length; first += 2)
        Row(
          crossAxisAlignment: CrossAxisAlignment.start,
          spacing: _gap,
          children: [
            for (var index = first; index < first + 2; index++)
              Expanded(
                child: index < games.length
                    ? _card(
                        context,
                        app,
                        games[index],
                        form,
                        pictureHeight: picture.clamp(0, _mostPicture),
                      )
                    : const SizedBox.shrink(),
              ),
          ],
        ),
    ];
  }

  Widget _card(
    BuildContext context,
    AppState app,
    (GameView, GameKit) entry,
    GameCardForm form, {
    double pictureHeight = 0,
  }) {
    final (game, kit) = entry;
    final draft = app.setups.draft(game);
    return GameCard(
      draft: draft,
      kit: kit,
      theme: app.settings.boardTheme,
      form: form,
      pictureHeight: pictureHeight,
      onPlay: () => unawaited(startMatch(context, draft)),
      onSetUp: () => unawaited(
        Navigator.of(context).push(
          MaterialPageRoute<void>(
            builder: (_) => SetupScreen(game: game, kit: kit),
          ),
        ),
      ),
    );
  }
}

class _Title extends StatelessWidget {
  const _Title({
    required this.isWide,
    required this.hasTagline,
    required this.extras,
  });

  final bool isWide;
  final bool hasTagline;

  /// What stands beside the title.
  final List<Widget> extras;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final title = Semantics(
      header: true,
      child: Text(
        words.appTitle,
        style: text.headlineMedium?.copyWith(
          fontWeight: FontWeight.w700,
          letterSpacing: -0.5,
          height: 1.15,
        ),
      ),
    );
    if (!isWide) {
      if (extras.isEmpty) return title;
      return Row(
        mainAxisAlignment: MainAxisAlignment.spaceBetween,
        children: [
          Flexible(child: title),
          HomeExtras(extras: extras, form: HomeExtraForm.button),
        ],
      );
    }
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Row(
          crossAxisAlignment: CrossAxisAlignment.start,
          children: [
            title,
            const SizedBox(width: 16),
            const Expanded(child: HomeNavigation(isBar: false)),
          ],
        ),
        if (hasTagline) Text(words.appTagline, style: text.bodyLarge),
      ],
    );
  }
}
