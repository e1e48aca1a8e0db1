import 'package:flutter/foundation.dart';

/// The games that are chosen in the library, to be deleted together.
final class LibrarySelection extends ChangeNotifier {
  final Set<int> _ids = {};
  bool _isOn = false;

  /// Whether a tap chooses a game instead of opening it.
  bool get isOn => _isOn;

  /// How many are chosen.
  int get count => _ids.length;

  /// Whether a game is chosen; nothing while none can be.
  bool? isChosen(int id) => _isOn ? _ids.contains(id) : null;

  /// Begins to choose, with a game if there is one.
  void begin([int? id]) {
    _isOn = true;
    if (id != null) _ids.add(id);
    notifyListeners();
  }

  /// Chooses a game, or does not any more.
  void toggle(int id) {
    if (!_ids.remove(id)) _ids.add(id);
    notifyListeners();
  }

  /// Ends choosing.
  void end() {
    _isOn = false;
    _ids.clear();
    notifyListeners();
  }
}
