/** A comment as answers tell it (D88). */
import { Type } from 'typebox';

/** Letters of one comment. */
export const COMMENT_MAX = 500;

/** Id of a comment. */
export const CommentId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

export const SAID = {
  id: Type.String(),
  /** As they were at the moment of writing; nothing else is told of a person. */
  user: Type.Object({ nickname: Type.String(), avatar: Type.String(), is_teacher: Type.Boolean() }),
  content: Type.String(),
  images: Type.Array(Type.String()),
  like_count: Type.Integer(),
  /** `YYYY-MM-DD HH:mm:ss` in the shop's time zone, and in unix seconds. */
  created_at: Type.String(),
  created_ts: Type.Integer(),
};

/** One of the person's own: with the comment it answers, empty for none, and whether others see it yet. */
export const OWN_SAID = {
  ...SAID,
  parent_id: Type.String(),
  state: Type.Union([Type.Literal('shown'), Type.Literal('pending')]),
};
