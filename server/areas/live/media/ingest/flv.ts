/** FLV tags as they come from a push: what is in one, for whoever packages it anew (Adobe FLV 10.1, E.4). Pure. */

export type FlvPart =
  | { kind: 'video-config'; description: Buffer }
  | { kind: 'audio-config'; description: Buffer }
  /** Milliseconds; `shownAt` may come before what was sent earlier. */
  | { kind: 'video'; isKey: boolean; at: number; shownAt: number; data: Buffer }
  | { kind: 'audio'; at: number; data: Buffer }
  | { kind: 'script' }
  /** Of a codec that is not carried, or the end of one. */
  | { kind: 'other' };

const TAG_HEAD = 11;
const TAG_TAIL = 4;
const TYPE = { audio: 8, video: 9, script: 18 } as const;
const CODEC = { avc: 7, aac: 10 } as const;
const KEY_FRAME = 1;
/** What stands before a picture of AVC, and before a piece of AAC. */
const AVC_HEAD = 5;
const AAC_HEAD = 2;

function videoPart(body: Buffer, at: number): FlvPart {
  const [head = 0, packet] = body;
  // An enhanced header names its codec by four letters: HEVC, AV1 and VP9, which are not carried.
  if ((head & 0x80) !== 0 || (head & 0x0f) !== CODEC.avc || body.length <= AVC_HEAD) return { kind: 'other' };
  const data = body.subarray(AVC_HEAD);
  if (packet === 0) return { kind: 'video-config', description: data };
  if (packet !== 1) return { kind: 'other' };
  // Signed: a picture may be shown before it is told to be (FLV E.4.3.2).
  return { kind: 'video', isKey: head >> 4 === KEY_FRAME, at, shownAt: at + body.readIntBE(2, 3), data };
}

function audioPart(body: Buffer, at: number): FlvPart {
  const [head = 0, packet] = body;
  if (head >> 4 !== CODEC.aac || body.length <= AAC_HEAD) return { kind: 'other' };
  const data = body.subarray(AAC_HEAD);
  return packet === 0 ? { kind: 'audio-config', description: data } : { kind: 'audio', at, data };
}

/** @param tag one whole tag with its length behind it */
export function partOf(tag: Buffer): FlvPart {
  if (tag.length <= TAG_HEAD + TAG_TAIL) return { kind: 'other' };
  const at = tag.readUIntBE(4, 3) + tag.readUInt8(7) * 0x1_00_00_00;
  const body = tag.subarray(TAG_HEAD, tag.length - TAG_TAIL);
  switch (tag.readUInt8(0)) {
    case TYPE.video:
      return videoPart(body, at);
    case TYPE.audio:
      return audioPart(body, at);
    case TYPE.script:
      return { kind: 'script' };
    default:
      return { kind: 'other' };
  }
}

/** What begins every stream of tags: there is sound, and there are pictures. */
export const FLV_HEAD = Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]);
