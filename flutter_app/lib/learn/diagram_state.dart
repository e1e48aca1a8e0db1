import 'package:flutter/widgets.dart';

import 'diagram_controller.dart';

/// A state with a diagram of its own: it is made before the first build, and
/// goes with the widget.
mixin DiagramState<W extends StatefulWidget> on State<W> {
  DiagramController? _diagram;

  /// The diagram; nothing if there is none to show.
  DiagramController? get diagram => _diagram;

  /// Makes the diagram, if there is one to show.
  @protected
  DiagramController? makeDiagram();

  /// Puts another diagram in its place.
  @protected
  void remakeDiagram() {
    _diagram?.dispose();
    _diagram = makeDiagram();
  }

  @override
  void didChangeDependencies() {
    super.didChangeDependencies();
    _diagram ??= makeDiagram();
  }

  @override
  void dispose() {
    _diagram?.dispose();
    super.dispose();
  }
}
