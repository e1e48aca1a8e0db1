import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import '../play/seat_words.dart';
import '../widgets/ask_if_sure.dart';
import '../widgets/board_picture.dart';
import '../widgets/large_text.dart';

/// The matches in progress: the one played last at once, the others by one more
/// tap.
class ContinueSection extends StatelessWidget {
  /// Makes the section.
  const ContinueSection({super.key, required this.matches});

  /// The matches, the one played last first; at least one.
  final List<MatchSummary> matches;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final others = matches.skip(1).toList();
    return Padding(
      padding: const EdgeInsets.only(top: 16),
      child: Column(
        children: [
          _ContinueCard(match: matches.first, isFirst: true),
          if (others.isNotEmpty)
            Theme(
              // No lines around what is unfolded.
              data: Theme.of(
                context,
              ).copyWith(dividerColor: Colors.transparent),
              child: ExpansionTile(
                tilePadding: const EdgeInsets.symmetric(horizontal: 8),
                title: Text(words.continueOthers(others.length)),
                children: [
                  for (final match in others)
                    Padding(
                      padding: const EdgeInsets.only(bottom: 8),
                      child: _ContinueCard(match: match, isFirst: false),
                    ),
                ],
              ),
            ),
        ],
      ),
    );
  }
}

class _ContinueCard extends StatelessWidget {
  const _ContinueCard({required this.match, required this.isFirst});

  final MatchSummary match;
  final bool isFirst;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final colors = Theme.of(context).colorScheme;
    final theme = AppScope.of(context).settings.boardTheme;
    final kit = kitOf(match.game)!;
    final name = kit.name(words);
    final levels = [for (final player in match.players) player.level];
    final players = [
      for (var seat = 0; seat < levels.length; seat++)
        playerInWords(words, levels, seat),
    ].join(' – ');
    final detail = [
      words.continueDetail(match.ply, players),
      if (match.isContinuation) words.continuation,
    ].join(' · ');
    final ink = isFirst ? colors.onPrimaryContainer : colors.onSurface;
    return Card(
      color: isFirst ? colors.primaryContainer : colors.surfaceContainer,
      clipBehavior: Clip.antiAlias,
      child: ListTile(
        minVerticalPadding: 12,
        contentPadding: const EdgeInsetsDirectional.only(start: 16, end: 4),
        textColor: ink,
        iconColor: ink,
        // Large words need the width for themselves.
        leading: isCramped(context)
            ? null
            : SizedBox.square(
                dimension: 56,
                child: ClipRRect(
                  borderRadius: BorderRadius.circular(8),
                  child: BoardCloseUp(kit: kit, theme: theme),
                ),
              ),
        title: Text(isFirst ? words.continueMatch : name),
        subtitle: Text(isFirst ? '$name\n$detail' : detail),
        trailing: IconButton(
          onPressed: () => unawaited(_forget(context)),
          icon: const Icon(Icons.delete_outline),
          tooltip: words.forgetMatchOf(name, match.ply),
        ),
        onTap: () => unawaited(resumeMatch(context, match.id)),
      ),
    );
  }

  Future<void> _forget(BuildContext context) async {
    final words = Words.of(context);
    final app = AppScope.read(context);
    final isSure = await askIfSure(
      context,
      question: words.forgetQuestion,
      detail: words.forgetDetail,
      yes: words.forgetMatch,
    );
    if (isSure) await app.forget(match);
  }
}
