import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import '../widgets/bar_title.dart';
import '../widgets/message_panel.dart';
import 'match_row.dart';

/// Every match that waits to be finished: to go on with, or to delete, one by
/// one or all at once. What is deleted can be brought back.
class UnfinishedScreen extends StatelessWidget {
  /// Makes the screen.
  const UnfinishedScreen({super.key});

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final app = AppScope.of(context);
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(words.unfinished),
        actions: [
          if (app.matches.isNotEmpty)
            IconButton(
              onPressed: () => unawaited(_delete(context, app.matches)),
              icon: const Icon(Icons.delete_sweep_outlined),
              tooltip: words.unfinishedDeleteAll,
            ),
        ],
      ),
      body: SafeArea(
        child: app.matches.isEmpty
            ? MessagePanel(
                icon: Icons.hourglass_empty,
                title: words.unfinishedNone,
                detail: words.unfinishedNoneDetail,
              )
            : Center(
                child: ConstrainedBox(
                  constraints: const BoxConstraints(maxWidth: 760),
                  child: ListView(
                    padding: const EdgeInsets.all(16),
                    children: [
                      for (final match in app.matches)
                        Padding(
                          padding: const EdgeInsets.only(bottom: 8),
                          child: _row(context, match),
                        ),
                    ],
                  ),
                ),
              ),
      ),
    );
  }

  Widget _row(BuildContext context, MatchSummary match) {
    final words = Words.of(context);
    final name = kitOf(match.game)!.name(words);
    void delete() => unawaited(_delete(context, [match]));
    return Dismissible(
      key: ValueKey(match.id),
      onDismissed: (_) => delete(),
      child: MatchRow(
        match: match,
        onOpen: () => unawaited(resumeMatch(context, match.id)),
        trailing: IconButton(
          onPressed: delete,
          icon: const Icon(Icons.delete_outline),
          tooltip: words.forgetMatchOf(name, match.ply),
        ),
      ),
    );
  }

  Future<void> _delete(BuildContext context, List<MatchSummary> matches) async {
    final words = Words.of(context);
    final app = AppScope.read(context);
    final messenger = ScaffoldMessenger.of(context);
    await app.forgetAll(matches);
    messenger
      ..hideCurrentSnackBar()
      ..showSnackBar(
        SnackBar(
          content: Text(words.unfinishedDeleted(matches.length)),
          duration: const Duration(seconds: 6),
          persist: false,
          action: SnackBarAction(
            label: words.bringBack,
            onPressed: () => unawaited(app.bringBack(matches)),
          ),
        ),
      );
  }
}
