/** What is kept of a film, a recording or a document: which files it can be had in, and where in the stored bytes each lies. */
import type { CaptionFault } from '../captions/read-captions.ts';

/** A span of the stored bytes that players receive as one file. */
export interface StoredFile {
  type: string;
  start: number;
  bytes: number;
}

interface MediaFacts {
  /** Of its content and form: the same brought again is the same. */
  id: string;
  /** Length; 0 for what has none. */
  seconds: number;
  /** Name of the file of its bytes beside the description; `data` where it is absent. */
  data?: string;
}

/** Played or read as it was brought. */
export interface WholeMedia extends MediaFacts {
  form: 'whole';
  medium: 'video' | 'audio' | 'document' | 'captions';
  /** Its one file, e.g. `whole.mp4`. */
  name: string;
  file: StoredFile;
}

/** Cut into segments, each encrypted as a whole (AES-128, RFC 8216 4.3.2.4). */
export interface SegmentedMedia extends MediaFacts {
  form: 'hls';
  medium: 'video' | 'audio';
  codecs: string;
  /** Bits a second, at its most. */
  bandwidth: number;
  /** Of a film. */
  resolution?: { width: number; height: number };
  /** Seconds between the two key frames furthest apart; 0 for a recording. */
  keyFramesApart: number;
  /** Sixteen bytes as base64; its own, so that a changed secret of the installation ends addresses and no media. */
  key: string;
  init: StoredFile;
  /** Ids of the same film in fewer pixels, where it was converted (ADR-465). */
  sizes?: readonly string[];
  segments: readonly (StoredFile & { seconds: number })[];
}

export type StoredMedia = WholeMedia | SegmentedMedia;

/** A warning the merchant reads beside a stored file. */
export type MediaWarning =
  /** The seek to any moment waits for the key frame before it. */
  | { kind: 'far-key-frames'; seconds: number; aim: number }
  /** Learners see it once it is converted; the names are those of codecs not every browser plays. */
  | { kind: 'converting'; codecs: readonly string[] };

export type MediaRefusal =
  | 'empty'
  | 'too-heavy'
  | 'too-long'
  | 'unknown-kind'
  | 'broken'
  | 'too-slow'
  | 'no-converter'
  | 'bad-captions';

export interface Refusal {
  ok: false;
  reason: MediaRefusal;
  /** What the file is, where it has a name: of a kind that is not taken, or its codecs. */
  names?: readonly string[];
  /** Of captions. */
  faults?: readonly CaptionFault[];
}

/** Waits for its conversion; nothing of it is there yet. */
interface Converting {
  form: 'converting';
  medium: 'video' | 'audio';
  /** As the file says. */
  seconds: number;
}

export type KeepResult =
  | { ok: true; media: StoredMedia | Converting; address: string; warnings: readonly MediaWarning[] }
  | Refusal;

/** How a good names what is stored here, in place of a public address. */
const ADDRESS = /^media:([\w-]{43})$/;

export const addressOf = (id: string): string => `media:${id}`;

/** Undefined for an address of anything else. */
export function idOfAddress(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1];
}
