/** What whoever keeps order in a shop does about comments and those who write them, and what came of it. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';

export const COMMENT_STATES = ['shown', 'pending', 'hidden'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Of a comment: shows what waits, hides it, puts it before all others or back among them, or takes it away for good. */
export const COMMENT_VERBS = ['approve', 'hide', 'pin', 'unpin', 'delete'] as const;
export type CommentVerb = (typeof COMMENT_VERBS)[number];

/** The same of a post of a class, which can be made a pick (D89). */
export const CLASS_VERBS = [...COMMENT_VERBS, 'choose', 'unchoose'] as const;
export type ClassVerb = (typeof CLASS_VERBS)[number];

/** Of a person, by their phone or by a comment they wrote. */
export const BAN_VERBS = ['ban', 'unban'] as const;
export type BanVerb = (typeof BAN_VERBS)[number];

/** What was done, or why there was nothing to do. */
export const MODERATED = ['done', 'already', 'no-comment', 'no-person', 'staff'] as const;
export type ModerationResult = (typeof MODERATED)[number];

export const ModeratedCommentSchema = Type.Object({
  id: Type.String(),
  state: ChoiceSchema(COMMENT_STATES),
  goods_id: Type.String(),
  parent_id: Type.String(),
  /** What it is in a class; empty for a comment. */
  kind: Type.String(),
  nickname: Type.String(),
  /** Empty once their account is deleted. */
  user_id: Type.String(),
  content: Type.String(),
  images: Type.Array(Type.String()),
  like_count: Type.Integer(),
  /** It stands before all others of its good. */
  is_pinned: Type.Boolean(),
  /** Unix seconds. */
  created_ts: Type.Integer(),
});
export type ModeratedComment = Static<typeof ModeratedCommentSchema>;
