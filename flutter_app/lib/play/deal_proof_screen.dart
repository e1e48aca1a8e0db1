import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/bar_title.dart';
import '../widgets/board_picture.dart';
import '../widgets/screen_back_button.dart';
import '../widgets/text_out.dart';
import 'deal_promise.dart';
import 'deal_words.dart';

/// Shows what was promised about a deal, and what proves it once the game is
/// over.
void showDeal(
  BuildContext context, {
  required GameKit kit,
  required String promise,
  required String shortPromise,
  required DealProof? proof,
}) => unawaited(
  Navigator.of(context).push(
    MaterialPageRoute<void>(
      builder: (_) => DealProofScreen(
        kit: kit,
        promise: promise,
        shortPromise: shortPromise,
        proof: proof,
      ),
    ),
  ),
);

/// Whether the shuffle was fair: first in words for everybody, then every number
/// that it takes to check it.
class DealProofScreen extends StatelessWidget {
  /// Makes the screen.
  const DealProofScreen({
    super.key,
    required this.kit,
    required this.promise,
    required this.shortPromise,
    required this.proof,
  });

  /// The game.
  final GameKit kit;

  /// What was promised, in 64 digits.
  final String promise;

  /// What was promised, as it was shown.
  final String shortPromise;

  /// What proves it; nothing while the game runs.
  final DealProof? proof;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final proof = this.proof;
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(
          proof == null ? words.dealPromiseTitle : words.dealWasItFair,
        ),
        leading: const ScreenBackButton(),
      ),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 640),
            child: ListView(
              padding: const EdgeInsets.all(16),
              children: [
                ..._story(context, proof),
                _Title(words.dealPromiseLabel),
                DealPromise(shortPromise),
                const SizedBox(height: 8),
                if (proof != null) Text(words.dealPromiseCheck),
                _Digits(promise),
                if (proof != null) ..._proof(context, proof),
              ],
            ),
          ),
        ),
      ),
    );
  }

  List<Widget> _story(BuildContext context, DealProof? proof) {
    final words = Words.of(context);
    final ThemeData(:textTheme, :colorScheme) = Theme.of(context);
    if (proof == null) {
      return [Text(words.dealRunningStory, style: textTheme.bodyLarge)];
    }
    final verdict = verdictOf(proof);
    return [
      Row(
        spacing: 12,
        children: [
          ExcludeSemantics(
            child: Icon(
              verdict == DealVerdict.unfair
                  ? Icons.gpp_bad_outlined
                  : Icons.verified_user_outlined,
              size: 40,
              color: verdict == DealVerdict.unfair
                  ? colorScheme.error
                  : colorScheme.primary,
            ),
          ),
          Expanded(
            child: Semantics(
              header: true,
              child: Text(
                verdictInWords(words, verdict),
                style: textTheme.headlineSmall,
              ),
            ),
          ),
        ],
      ),
      const SizedBox(height: 12),
      Text(storyInWords(words, verdict), style: textTheme.bodyLarge),
    ];
  }

  List<Widget> _proof(BuildContext context, DealProof proof) {
    final words = Words.of(context);
    return [
      _Title(words.dealHowTheyLay),
      ConstrainedBox(
        constraints: const BoxConstraints(maxHeight: 420),
        child: Center(
          child: BoardPicture(
            kit: kit,
            theme: AppScope.of(context).settings.boardTheme,
            pieces: proof.pieces,
          ),
        ),
      ),
      _Digits(proof.deal),
      if (proof.mix != null) ...[
        _Title(words.dealMixLabel),
        Text(mixInWords(words, proof)),
      ],
      if (proof.secret case final secret?) ...[
        _Title(words.dealSecretLabel),
        _Digits(secret),
      ],
      _Title(words.dealSeedLabel),
      _Digits(proof.seed),
      _Title(words.dealCheckTitle),
      Text(words.dealCheckDetail),
      for (final check in proof.checks) _Command(check),
      const SizedBox(height: 16),
      Wrap(
        spacing: 12,
        runSpacing: 8,
        children: [
          OutlinedButton.icon(
            onPressed: () => unawaited(copyText(context, proof.text)),
            icon: const Icon(Icons.copy),
            label: Text(words.dealCopy),
          ),
          FilledButton.icon(
            onPressed: () => unawaited(
              shareFile(
                context,
                proof.text,
                name: 'prise-deal-${proof.commitment.substring(0, 8)}.txt',
                type: 'text/plain',
              ),
            ),
            icon: const Icon(Icons.share),
            label: Text(words.dealShare),
          ),
        ],
      ),
    ];
  }
}

class _Title extends StatelessWidget {
  const _Title(this.text);

  final String text;

  @override
  Widget build(BuildContext context) => Padding(
    padding: const EdgeInsets.only(top: 20, bottom: 8),
    child: Semantics(
      header: true,
      child: Text(text, style: Theme.of(context).textTheme.titleMedium),
    ),
  );
}

/// Digits or letters that can be compared and copied.
class _Digits extends StatelessWidget {
  const _Digits(this.text);

  final String text;

  @override
  Widget build(BuildContext context) => Padding(
    padding: const EdgeInsets.only(top: 4),
    // Two lines are less than a finger.
    child: ConstrainedBox(
      constraints: const BoxConstraints(minHeight: kMinInteractiveDimension),
      child: SelectableText(
        text,
        style: Theme.of(
          context,
        ).textTheme.bodyMedium?.copyWith(fontFamily: 'monospace'),
      ),
    ),
  );
}

/// A line for a shell, and what it prints.
class _Command extends StatelessWidget {
  const _Command(this.check);

  final HashCheck check;

  @override
  Widget build(BuildContext context) {
    return Padding(
      padding: const EdgeInsets.only(top: 12),
      child: Row(
        crossAxisAlignment: CrossAxisAlignment.start,
        children: [
          Expanded(child: _Digits('${check.command}\n${check.digits}')),
          IconButton(
            onPressed: () => unawaited(copyText(context, check.command)),
            icon: const Icon(Icons.copy),
            tooltip: Words.of(context).dealCopyLine,
          ),
        ],
      ),
    );
  }
}
