import '../bridge/types.dart';

/// The same moment with other pieces on the board.
BoardView withPieces(BoardView view, List<PieceView> pieces) => BoardView(
  game: view.game,
  pieces: pieces,
  seat: view.seat,
  seats: view.seats,
  legal: view.legal,
  mustCapture: view.mustCapture,
  lastSteps: view.lastSteps,
  lastEntry: view.lastEntry,
  saveProblem: view.saveProblem,
  outcome: view.outcome,
  drawCounters: view.drawCounters,
  drawOffer: view.drawOffer,
  captured: view.captured,
  clockRunning: view.clockRunning,
  ply: view.ply,
  lastPly: view.lastPly,
  canUndo: view.canUndo,
  undoRefusal: view.undoRefusal,
  canRedo: view.canRedo,
  unrated: view.unrated,
  firstEnd: view.firstEnd,
  phase: view.phase,
  commitment: view.commitment,
  commitmentShort: view.commitmentShort,
);
