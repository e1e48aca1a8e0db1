import 'package:flutter/foundation.dart';
import 'package:flutter/scheduler.dart';

/// Lets go of what is still on the screen, once it is not any more: a board that
/// moves uses it until then.
void disposeUnseen(ChangeNotifier shown) => SchedulerBinding.instance
  ..addPostFrameCallback((_) => shown.dispose())
  ..ensureVisualUpdate();
