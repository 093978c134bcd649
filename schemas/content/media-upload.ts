/** Films, recordings, documents and captions a merchant hands in: what is sent, and what became of it (ADR-302, ADR-465, ADR-466). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { LocaleTextSchema } from '../page/text.ts';

/** A large file is sent in pieces of so many bytes, the last of them smaller. */
export const PIECE_BYTES = 8 * 1024 * 1024;

/** A SHA-256, hexadecimal. */
export const Sha256Schema = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** A file as its sender plans to send it. */
export const UPLOAD_PLAN = {
  /** Of the whole file. */
  sha256: Sha256Schema,
  /** In their order. */
  pieces: Type.Array(
    Type.Object({ sha256: Sha256Schema, bytes: Type.Integer({ minimum: 1, maximum: PIECE_BYTES }) }),
    { minItems: 1 },
  ),
};

export const KeptMediaSchema = Type.Object({
  /** What a good's row then names: `media:…`. */
  address: Type.String(),
  /** `converting`: it can be played once it is converted. */
  form: ChoiceSchema(['hls', 'whole', 'converting']),
  /** What it is: played, read, or shown below a film. */
  medium: ChoiceSchema(['video', 'audio', 'document', 'captions']),
  /** 0 for what has no length, or is kept as it is. */
  seconds: Type.Number(),
  warnings: Type.Array(LocaleTextSchema),
});
/** A file that was taken. */
export type KeptMedia = Static<typeof KeptMediaSchema>;

export const CONVERSION_STATES = ['waiting', 'running', 'done', 'failed'] as const;

export const ConversionSchema = Type.Object({
  /** The address goods name it by. */
  address: Type.String(),
  /** What the merchant called the file. */
  name: Type.String(),
  state: ChoiceSchema(CONVERSION_STATES),
  /** Of a hundred. */
  percent: Type.Integer(),
  /** Why it failed, or is tried again; empty for no reason. */
  reason: Type.String(),
  /** Unix seconds of its last change. */
  changed_ts: Type.Integer(),
});
/** A conversion as a merchant is shown it. */
export type Conversion = Static<typeof ConversionSchema>;
