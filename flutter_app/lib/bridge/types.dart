/// What crosses the bridge, for the rest of the app: nothing else imports the
/// generated code.
library;

export '../src/rust/api/archive.dart';
export '../src/rust/api/catalog.dart'
    show ClockPresetView, GameView, LevelView, OptionView, RulePresetView;
export '../src/rust/api/deal.dart' show DealMix, DealProof, HashCheck, TapView;
export '../src/rust/api/editor.dart' hide BoardEditor, OpenEditor;
export '../src/rust/api/error.dart';
export '../src/rust/api/explorer.dart' hide OpenStudy, OpenTree, OpeningTree;
export '../src/rust/api/import.dart' hide ImportJob;
export '../src/rust/api/library.dart' show DamageView;
export '../src/rust/api/puzzles.dart'
    hide OpenPuzzle, PuzzleBoard, puzzleGames, puzzleRunMs;
export '../src/rust/api/setup.dart';
export '../src/rust/api/studies.dart';
export '../src/rust/api/study.dart' hide StudySession;
export '../src/rust/api/view.dart';
