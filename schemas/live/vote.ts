/** A vote in a live room: one answer a person, its results live. */
import { Type, type Static } from 'typebox';

export const VOTE_TITLE_MAX = 100;
export const VOTE_OPTION_MAX = 60;
export const VOTE_OPTIONS_MIN = 2;
export const VOTE_OPTIONS_MAX = 10;

export const VoteSchema = Type.Object({
  /** Empty where there was none. */
  vote_id: Type.String(),
  title: Type.String(),
  options: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer({ minimum: 0 }) })),
  is_multiple: Type.Boolean(),
  is_open: Type.Boolean(),
  /** How many people voted. */
  voters: Type.Integer({ minimum: 0 }),
  /** Places of the options this person chose; empty where they have not voted. */
  mine: Type.Array(Type.Integer()),
});
export type Vote = Static<typeof VoteSchema>;
