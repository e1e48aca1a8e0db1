import 'package:prise/bridge/types.dart';

/// A proof as docs/fair-deal.md has it.
const DealProof sampleProof = DealProof(
  isFair: true,
  commitment:
      '2688d8dca4780472ae1385281a3f426ce66de227401a3e5def7716d1e3209208',
  commitmentShort: '2688 d8dc a478 0472',
  secret: 'bb6c3c00a6ac215b4587aaa045af4be3b30d385e33d744950b125f7f88df09ae',
  taps: 2,
  words: 'my lucky socks',
  mix: 'taps 120,340,0 500,512,850\nwords my lucky socks\n',
  seed: '0c659221968f4a4ef2903af709dbe3a75fe9469d88224723f05d069a285d0f32',
  deal: 'PgpNPMKCCPGrkRcpnrgpmnmNMPPpRcGp',
  pieces: [
    PieceView(point: 0, army: 0, kind: 6),
    PieceView(point: 1, army: 1, kind: 1),
    PieceView(point: 6, army: 0, kind: 0),
  ],
  checks: [
    HashCheck(
      command:
          "printf '%s\\n' 'prise/deal/2' 'game dark-chess' 'secret bb6c3c00a6ac215b4587aaa045af4be3b30d385e33d744950b125f7f88df09ae' | sha256sum",
      digits:
          '2688d8dca4780472ae1385281a3f426ce66de227401a3e5def7716d1e3209208',
    ),
    HashCheck(
      command:
          "printf '%s\\n' 'prise/seed/2' 'secret bb6c3c00a6ac215b4587aaa045af4be3b30d385e33d744950b125f7f88df09ae' 'taps 120,340,0 500,512,850' 'words my lucky socks' | sha256sum",
      digits:
          '0c659221968f4a4ef2903af709dbe3a75fe9469d88224723f05d069a285d0f32',
    ),
  ],
  text: 'prise/deal/2\ngame dark-chess\n',
);

/// The same with other players, or with something that does not fit.
DealProof proofLike({
  bool isFair = true,
  int taps = 0,
  String words = '',
  bool isOld = false,
  List<PieceView>? pieces,
}) => DealProof(
  isFair: isFair,
  commitment: sampleProof.commitment,
  commitmentShort: sampleProof.commitmentShort,
  secret: isOld ? null : sampleProof.secret,
  taps: taps,
  words: words,
  mix: isOld ? null : 'as it was hashed',
  seed: sampleProof.seed,
  deal: sampleProof.deal,
  pieces: pieces ?? sampleProof.pieces,
  checks: isOld ? [sampleProof.checks.first] : sampleProof.checks,
  text: sampleProof.text,
);
