/** A comment on the wire (D88). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { ID_PATTERN } from '../id.ts';

/** Letters of one comment. */
export const COMMENT_MAX = 500;

/** Pictures of one comment. */
export const COMMENT_IMAGES_MAX = 9;

/** What a learner writes in the class of a course or a camp (D89). */
export const POST_KINDS = ['question', 'note', 'homework'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Which posts of a class are shown (D89). */
export const INTERACTION_TABS = ['all', 'mine', 'teacher', 'essence'] as const;
export type InteractionTab = (typeof INTERACTION_TABS)[number];

/** Id of a comment. */
export const CommentId = Type.String({ pattern: ID_PATTERN });

export const SAID = {
  id: Type.String(),
  /** As they were at the moment of writing; nothing else about the person is answered. */
  user: Type.Object({ nickname: Type.String(), avatar: Type.String(), is_teacher: Type.Boolean() }),
  content: Type.String(),
  images: Type.Array(Type.String()),
  like_count: Type.Integer(),
  /** `YYYY-MM-DD HH:mm:ss` in the shop's time zone, and in unix seconds. */
  created_at: Type.String(),
  created_ts: Type.Integer(),
};

const WITH_REPLIES = {
  ...SAID,
  replies: Type.Object({ total: Type.Integer(), top2: Type.Array(Type.Object(SAID)) }),
};

/** A comment with the most liked of its replies. */
export const SaidSchema = Type.Object(WITH_REPLIES);
export type CommentWithReplies = Static<typeof SaidSchema>;

/** A post of a class: a comment of a kind, whether a moderator chose it, and whether it stands before all others. */
export const PostSchema = Type.Object({
  ...WITH_REPLIES,
  kind: ChoiceSchema(POST_KINDS),
  is_essence: Type.Boolean(),
  is_pinned: Type.Boolean(),
});
export type Post = Static<typeof PostSchema>;

/** One of the person's own: with the comment it answers, empty for none, and whether others see it yet. */
export const OWN_SAID = {
  ...SAID,
  parent_id: Type.String(),
  /** What it is in a class; empty for a comment everybody reads. */
  kind: ChoiceSchema(['', ...POST_KINDS]),
  state: Type.Union([Type.Literal('shown'), Type.Literal('pending')]),
};
