import 'package:flutter/material.dart';

import 'technical_detail.dart';

/// What is said where there is nothing to show: why, and what to do about it.
class MessagePanel extends StatelessWidget {
  /// Makes the panel.
  const MessagePanel({
    super.key,
    required this.icon,
    required this.title,
    required this.detail,
    this.technical,
    this.action,
    this.onAction,
  });

  /// A picture of it.
  final IconData icon;

  /// What is the matter.
  final String title;

  /// What to do about it.
  final String detail;

  /// What exactly went wrong, if something did.
  final String? technical;

  /// What the button says, if there is one.
  final String? action;

  /// Called when the button is pressed.
  final VoidCallback? onAction;

  @override
  Widget build(BuildContext context) {
    final theme = Theme.of(context);
    return Center(
      child: SingleChildScrollView(
        padding: const EdgeInsets.all(24),
        child: ConstrainedBox(
          constraints: const BoxConstraints(maxWidth: 420),
          child: Column(
            mainAxisSize: MainAxisSize.min,
            spacing: 12,
            children: [
              Icon(icon, size: 56, color: theme.colorScheme.primary),
              Text(
                title,
                style: theme.textTheme.titleLarge,
                textAlign: TextAlign.center,
              ),
              Text(
                detail,
                style: theme.textTheme.bodyMedium,
                textAlign: TextAlign.center,
              ),
              if (technical case final technical?)
                TechnicalDetail(technical, textAlign: TextAlign.center),
              if (action case final action?)
                FilledButton(onPressed: onAction, child: Text(action)),
            ],
          ),
        ),
      ),
    );
  }
}
