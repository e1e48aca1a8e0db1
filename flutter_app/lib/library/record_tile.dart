import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/unrated_words.dart';
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
  });

  /// The game.
  final RecordSummary record;

  /// Called to look at it.
  final VoidCallback onOpen;

  /// Called to delete it.
  final VoidCallback onDelete;

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
    return ArchiveTile(
      icon: switch (endingOf(record)) {
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
      detail: '$name · ${record.event ?? day}',
      deleteName: words.libraryDelete('$name, $players'),
      onOpen: onOpen,
      onDelete: onDelete,
    );
  }
}
