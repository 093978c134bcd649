/** A learner's own note at a moment of a lesson. */
import { Type, type Static } from 'typebox';

/** Letters of one note. */
export const NOTE_MAX = 1000;
/** Notes of one learner in one lesson. */
export const NOTES_MAX = 300;

/** Where it stands: a second of a recording, of a text its thousandth part. */
export const NoteMoment = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const Note = Type.Object({
  id: Type.String(),
  at: NoteMoment,
  text: Type.String(),
  /** Unix seconds. */
  updated_ts: Type.Integer(),
});
export type Note = Static<typeof Note>;
