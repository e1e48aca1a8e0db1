import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/unrated_words.dart';
import '../widgets/match_picture.dart';
import 'archive_tile.dart';
import 'record_words.dart';

/// A finished game in the list.
class RecordTile extends StatelessWidget {
  /// Makes the tile.
  const RecordTile({
    super.key,
    required this.record,
    required this.onOpen,
    required this.onDelete,
    this.onLongPress,
    this.isChosen,
  });

  /// The game.
  final RecordSummary record;

  /// Called to look at it.
  final VoidCallback onOpen;

  /// Called when it is held.
  final VoidCallback? onLongPress;

  /// Whether it is chosen among several; nothing while none is to be chosen.
  final bool? isChosen;

  /// Called to delete it.
  final VoidCallback onDelete;

  bool get _isSeenFromSecondSeat =>
      record.players.length == 2 &&
      record.players.first.level != null &&
      record.players.last.level == null;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final name = kitOf(record.game)?.name(words) ?? record.game;
    final players = playersInWords(
      words,
      record.players,
      isImported: record.isImported,
    );
    final day = MaterialLocalizations.of(context).formatShortDate(
      DateTime.fromMillisecondsSinceEpoch(record.finishedS * 1000),
    );
    final colors = Theme.of(context).colorScheme;
    final ending = endingOf(record);
    return ArchiveTile(
      picture: switch (kitOf(record.game)) {
        final kit? => MatchPicture(
          kit: kit,
          read: () => AppScope.read(context).library.review(record.id),
          delay: const Duration(milliseconds: 150),
          isFlipped: _isSeenFromSecondSeat,
        ),
        null => null,
      },
      // Never by colour alone: there is a sign and a word as well.
      color: switch (ending) {
        EndingKind.won => colors.primary,
        EndingKind.lost => colors.error,
        EndingKind.drawn || null => colors.onSurfaceVariant,
      },
      icon: switch (ending) {
        EndingKind.won => Icons.emoji_events,
        EndingKind.lost => Icons.flag_outlined,
        EndingKind.drawn => Icons.handshake_outlined,
        null => Icons.grid_view,
      },
      title: players,
      result: [
        endingInWords(words, record),
        words.libraryMoves(record.ply),
        if (!record.isImported) ?unratedInWords(words, record.unrated),
        if (record.hasContinuation) words.playedOn,
      ].join(' · '),
      detail: [name, ?record.event, day].join(' · '),
      deleteName: words.libraryDelete('$name, $players'),
      onOpen: onOpen,
      onLongPress: onLongPress,
      isChosen: isChosen,
      onDelete: onDelete,
    );
  }
}
