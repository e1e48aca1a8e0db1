import 'package:flutter/widgets.dart';

/// Builds again when a value that is read from something that notifies has
/// changed, and not with every notification.
class Watch<T> extends StatefulWidget {
  /// Watches what `read` reads.
  const Watch({
    super.key,
    required this.listenable,
    required this.read,
    required this.builder,
  });

  /// What notifies.
  final Listenable listenable;

  /// Reads the value; it is compared by `==`.
  final T Function() read;

  /// Builds for a value.
  final Widget Function(BuildContext context, T value) builder;

  @override
  State<Watch<T>> createState() => _WatchState<T>();
}

class _WatchState<T> extends State<Watch<T>> {
  late T _value = widget.read();

  @override
  void initState() {
    super.initState();
    widget.listenable.addListener(_look);
  }

  @override
  void didUpdateWidget(Watch<T> oldWidget) {
    super.didUpdateWidget(oldWidget);
    if (oldWidget.listenable != widget.listenable) {
      oldWidget.listenable.removeListener(_look);
      widget.listenable.addListener(_look);
    }
    _value = widget.read();
  }

  @override
  void dispose() {
    widget.listenable.removeListener(_look);
    super.dispose();
  }

  void _look() {
    final value = widget.read();
    if (value != _value) setState(() => _value = value);
  }

  @override
  Widget build(BuildContext context) => widget.builder(context, _value);
}
