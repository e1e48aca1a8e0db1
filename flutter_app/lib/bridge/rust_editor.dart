import '../src/rust/api/editor.dart';
import '../src/rust/api/study.dart';
import 'position_editor.dart';
import 'rust_study.dart';
import 'study.dart';

/// An editor of the Rust core.
final class RustEditor implements PositionEditor {
  /// An editor of a game, by these rules.
  RustEditor(this.game, String rules)
    : handle = BoardEditor.create(game: game, rules: rules);

  /// The editor in the core.
  final BoardEditor handle;

  @override
  final String game;

  @override
  EditorSnapshot view() => handle.view();

  @override
  EditorSnapshot start() => handle.start();

  @override
  EditorSnapshot empty() => handle.empty();

  @override
  EditorSnapshot mirror() => handle.mirror();

  @override
  EditorSnapshot paste(String text) => handle.paste(text: text);

  @override
  EditorSnapshot setRules(String rules) => handle.setRules(rules: rules);

  @override
  EditorSnapshot place(int point, int trayIndex) =>
      handle.place(point: point, trayIndex: trayIndex);

  @override
  EditorSnapshot remove(int point) => handle.remove(point: point);

  @override
  EditorSnapshot shift(int from, int to) => handle.shift(from: from, to: to);

  @override
  EditorSnapshot setToMove(int seat) => handle.setToMove(seat: seat);

  @override
  EditorSnapshot setInHand(int seat, int count) =>
      handle.setInHand(seat: seat, count: count);

  @override
  EditorSnapshot setArmy(int seat, int? army) =>
      handle.setArmy(seat: seat, army: army);

  @override
  EditorSnapshot setOut(int seat, {required bool isOut}) =>
      handle.setOut(seat: seat, isOut: isOut);

  @override
  EditorSnapshot setCounter(int counter) => handle.setCounter(counter: counter);

  @override
  EditorSnapshot setHidden(int trayIndex, int count) =>
      handle.setHidden(trayIndex: trayIndex, count: count);

  @override
  EditorSnapshot fillHidden() => handle.fillHidden();

  @override
  EditorSnapshot undo() => handle.undo();

  @override
  EditorSnapshot redo() => handle.redo();

  @override
  Study study() => RustStudy(StudySession.ofEditor(editor: handle));

  @override
  void dispose() => handle.handle.dispose();
}
