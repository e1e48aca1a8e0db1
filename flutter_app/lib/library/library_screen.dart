import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../play/open_match.dart';
import '../review/open_review.dart';
import '../widgets/bar_title.dart';
import '../widgets/match_picture.dart';
import '../widgets/message_panel.dart';
import '../widgets/screen_back_button.dart';
import 'archive_tile.dart';
import 'filter_bar.dart';
import 'import_screen.dart';
import 'library_menu.dart';
import 'library_selection.dart';
import 'record_pager.dart';
import 'record_tile.dart';
import 'record_words.dart';

/// Every match there is: those in progress and those that have ended.
class LibraryScreen extends StatefulWidget {
  /// Makes the screen.
  const LibraryScreen({super.key});

  @override
  State<LibraryScreen> createState() => _LibraryScreenState();
}

class _LibraryScreenState extends State<LibraryScreen> {
  late final AppState _app = AppScope.read(context);
  late final RecordPager _pager = RecordPager(_app.library);
  final LibrarySelection _selection = LibrarySelection();

  /// The tiles that were made: one that stays the same is not built again when
  /// more games are read, which would cost a frame while scrolling.
  final Expando<RecordTile> _recordTiles = Expando();

  @override
  void initState() {
    super.initState();
    unawaited(_reload());
  }

  @override
  void dispose() {
    _pager.dispose();
    _selection.dispose();
    super.dispose();
  }

  Future<void> _reload() async {
    await _pager.reload();
    await _app.refresh();
  }

  List<MatchSummary> get _matches {
    final RecordFilter(:game, :level, :amongPeople, :ending) = _pager.filter;
    bool isAsked(MatchSummary match) {
      final levels = match.players.map((player) => player.level);
      if (game != null && match.game != game) return false;
      if (amongPeople) return levels.every((level) => level == null);
      return level == null || levels.contains(level);
    }

    // What has not ended has no result.
    if (ending != null) return const [];
    return _app.matches.where(isAsked).toList();
  }

  /// Whether there is not a single match.
  bool get _isEmpty =>
      _app.matches.isEmpty &&
      _pager.items.isEmpty &&
      !_pager.isLoading &&
      _pager.filter == RecordPager.everything;

  Future<void> _import() async {
    await Navigator.of(
      context,
    ).push(MaterialPageRoute<void>(builder: (_) => const ImportScreen()));
    if (mounted) await _reload();
  }

  Future<void> _deleteRecord(RecordSummary record) => _attempt(() async {
    final index = await _pager.delete(record);
    _offerUndo(() => _pager.undelete(record, index));
  });

  Future<void> _deleteMatch(MatchSummary match) => _attempt(() async {
    await _app.library.delete(match.id);
    await _app.refresh();
    _offerUndo(() async {
      await _app.library.undelete(match.id);
      await _app.refresh();
    });
  });

  /// Deletes all that is chosen, and takes all of it back if that was wrong.
  Future<void> _deleteChosen() async {
    bool isChosen(int id) => _selection.isChosen(id) ?? false;
    final records = [..._pager.items.where((it) => isChosen(it.id))];
    final matches = [..._app.matches.where((it) => isChosen(it.id))];
    _selection.end();
    final deleted = <Future<void> Function()>[];
    await _attempt(() async {
      for (final record in records) {
        final index = await _pager.delete(record);
        deleted.add(() => _pager.undelete(record, index));
      }
      for (final match in matches) {
        await _app.library.delete(match.id);
        deleted.add(() => _app.library.undelete(match.id));
      }
    });
    await _app.refresh();
    if (deleted.isEmpty || !mounted) return;
    _offerUndo(() async {
      // Backwards, so that every game finds its place again.
      for (final takeBack in deleted.reversed) {
        await takeBack();
      }
      await _app.refresh();
    }, text: Words.of(context).unfinishedDeleted(deleted.length));
  }

  void _offerUndo(Future<void> Function() undo, {String? text}) {
    if (!mounted) return;
    final words = Words.of(context);
    ScaffoldMessenger.of(context)
      ..hideCurrentSnackBar()
      ..showSnackBar(
        SnackBar(
          content: Text(text ?? words.libraryDeleted),
          duration: const Duration(seconds: 6),
          persist: false,
          action: SnackBarAction(
            label: words.bringBack,
            onPressed: () => unawaited(_attempt(undo)),
          ),
        ),
      );
  }

  Future<void> _attempt(Future<void> Function() act) async {
    try {
      await act();
    } on CoreError catch (error) {
      if (!mounted) return;
      final text = errorInWords(Words.of(context), error.kind);
      ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text(text)));
    }
  }

  @override
  Widget build(BuildContext context) => ListenableBuilder(
    listenable: Listenable.merge([_app, _pager, _selection]),
    builder: (context, _) => PopScope(
      canPop: !_selection.isOn,
      onPopInvokedWithResult: (didPop, _) {
        if (!didPop) _selection.end();
      },
      child: _screen(context),
    ),
  );

  AppBar _bar(Words words) => AppBar(
    title: BarTitle(words.library),
    leading: const ScreenBackButton(),
    actions: [
      IconButton(
        onPressed: () => unawaited(_import()),
        icon: const Icon(Icons.add),
        tooltip: words.importGames,
      ),
      LibraryMenu(
        library: _app.library,
        onRestore: _import,
        onSelect: _isEmpty ? null : _selection.begin,
      ),
    ],
  );

  AppBar _selectionBar(Words words) => AppBar(
    title: BarTitle(words.librarySelected(_selection.count)),
    leading: IconButton(
      onPressed: _selection.end,
      icon: const Icon(Icons.close),
      tooltip: words.cancel,
    ),
    actions: [
      IconButton(
        onPressed: _selection.count == 0
            ? null
            : () => unawaited(_deleteChosen()),
        icon: const Icon(Icons.delete_outline),
        tooltip: words.libraryDeleteSelected,
      ),
    ],
  );

  Widget _screen(BuildContext context) {
    final words = Words.of(context);
    return Scaffold(
      appBar: _selection.isOn ? _selectionBar(words) : _bar(words),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 760),
            child: Column(
              children: [
                // Nothing can be chosen from nothing.
                if (!_isEmpty)
                  FilterBar(
                    filter: _pager.filter,
                    onChanged: (filter) {
                      // What is not seen any more is not deleted either.
                      if (_selection.isOn) _selection.end();
                      _pager.filter = filter;
                    },
                  ),
                Expanded(child: _content(context)),
              ],
            ),
          ),
        ),
      ),
    );
  }

  Widget _content(BuildContext context) {
    final words = Words.of(context);
    final matches = _matches;
    final isEmpty = matches.isEmpty && _pager.items.isEmpty;
    final error = _pager.error;
    if (isEmpty && error != null) {
      return MessagePanel(
        icon: Icons.error_outline,
        title: words.libraryUnreadable,
        detail: wayOnInWords(words, error.kind),
        technical: error.message,
        action: words.tryAgain,
        onAction: () => unawaited(_reload()),
      );
    }
    if (isEmpty && _pager.isLoading) {
      return Center(
        child: CircularProgressIndicator(semanticsLabel: words.loading),
      );
    }
    if (isEmpty) return _nothing(words);
    return CustomScrollView(
      slivers: [
        if (matches.isNotEmpty) ...[
          _heading(words.libraryInProgress),
          _tiles(matches.length, (index) => _matchTile(words, matches[index])),
        ],
        if (_pager.items.isNotEmpty) _heading(words.libraryFinished),
        _tiles(_pager.items.length, (index) => _recordTile(_pager.at(index))),
        SliverToBoxAdapter(child: _foot(words)),
      ],
    );
  }

  Widget _nothing(Words words) {
    final isFiltered = _pager.filter != RecordPager.everything;
    return MessagePanel(
      icon: isFiltered ? Icons.filter_alt_off_outlined : Icons.grid_view,
      title: isFiltered ? words.libraryNoMatch : words.libraryEmpty,
      detail: isFiltered
          ? words.libraryNoMatchDetail
          : words.libraryEmptyDetail,
      action: isFiltered ? words.libraryShowAll : words.importGames,
      onAction: isFiltered
          ? () => _pager.filter = RecordPager.everything
          : () => unawaited(_import()),
    );
  }

  Widget _heading(String text) => SliverPadding(
    padding: const EdgeInsets.fromLTRB(16, 12, 16, 4),
    sliver: SliverToBoxAdapter(
      child: Semantics(
        header: true,
        child: Text(text, style: Theme.of(context).textTheme.titleMedium),
      ),
    ),
  );

  Widget _tiles(int count, Widget Function(int) build) => SliverPadding(
    padding: const EdgeInsets.symmetric(horizontal: 8),
    sliver: SliverPrototypeExtentList.builder(
      prototypeItem: const ArchiveTile.prototype(),
      itemCount: count,
      itemBuilder: (_, index) => build(index),
    ),
  );

  Widget _recordTile(RecordSummary record) {
    if (_selection.isOn) {
      return RecordTile(
        record: record,
        isChosen: _selection.isChosen(record.id),
        onOpen: () => _selection.toggle(record.id),
        onDelete: () => unawaited(_deleteRecord(record)),
      );
    }
    return _swipeable(
      'record ${record.id}',
      onDelete: () => _deleteRecord(record),
      child: _recordTiles[record] ??= RecordTile(
        record: record,
        onOpen: () =>
            unawaited(openReview(context, record.id, isFinished: true)),
        onLongPress: () => _selection.begin(record.id),
        onDelete: () => unawaited(_deleteRecord(record)),
      ),
    );
  }

  /// A row that is deleted by a swipe to either side.
  Widget _swipeable(
    String key, {
    required Future<void> Function() onDelete,
    required Widget child,
  }) {
    final colors = Theme.of(context).colorScheme;
    return Dismissible(
      key: ValueKey(key),
      background: ColoredBox(
        color: colors.errorContainer,
        child: Align(
          alignment: AlignmentDirectional.centerStart,
          child: Padding(
            padding: const EdgeInsets.all(16),
            child: Icon(Icons.delete_outline, color: colors.onErrorContainer),
          ),
        ),
      ),
      // The list itself lets go of the row.
      confirmDismiss: (_) async {
        await onDelete();
        return false;
      },
      child: child,
    );
  }

  Widget _matchTile(Words words, MatchSummary match) {
    final name = kitOf(match.game)?.name(words) ?? match.game;
    final players = playersInWords(words, match.players);
    final day = MaterialLocalizations.of(context).formatShortDate(
      DateTime.fromMillisecondsSinceEpoch(match.updatedS * 1000),
    );
    return _swipeable(
      'match ${match.id}',
      onDelete: () => _deleteMatch(match),
      child: ArchiveTile(
        picture: MatchPicture(
          key: ValueKey((match.id, match.ply)),
          kit: kitOf(match.game)!,
          read: () => _app.library.lookOn(match.id),
        ),
        icon: Icons.play_circle_outline,
        title: players,
        result: words.libraryMoves(match.ply),
        detail: '$name · $day',
        deleteName: words.libraryDelete('$name, $players'),
        isChosen: _selection.isChosen(match.id),
        onLongPress: () => _selection.begin(match.id),
        onOpen: () => _selection.isOn
            ? _selection.toggle(match.id)
            : unawaited(resumeMatch(context, match.id)),
        onDelete: () => unawaited(_deleteMatch(match)),
      ),
    );
  }

  /// What stands below the last game that was read.
  Widget _foot(Words words) {
    final text = Theme.of(context).textTheme.bodySmall;
    return Padding(
      padding: const EdgeInsets.all(16),
      child: Column(
        children: [
          if (_pager.isLoading)
            CircularProgressIndicator(semanticsLabel: words.loading),
          if (_pager.error != null)
            OutlinedButton(
              onPressed: () => unawaited(_pager.loadMore()),
              child: Text(words.tryAgain),
            ),
          if (_pager.unreadable > 0)
            Text(words.librarySomeUnreadable(_pager.unreadable), style: text),
        ],
      ),
    );
  }
}
