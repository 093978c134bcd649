/** What whoever keeps order in a shop does about comments and those who write them, and what came of it. */

export const COMMENT_STATES = ['shown', 'pending', 'hidden'] as const;

/** Of a comment: shows what waits, hides it, or takes it away for good. */
export const COMMENT_VERBS = ['approve', 'hide', 'delete'] as const;
export type CommentVerb = (typeof COMMENT_VERBS)[number];

/** Of a person, by their phone or by a comment they wrote. */
export const BAN_VERBS = ['ban', 'unban'] as const;
export type BanVerb = (typeof BAN_VERBS)[number];

/** What was done, or why there was nothing to do. */
export type Moderated = 'done' | 'already' | 'no-comment' | 'no-person' | 'staff';

interface ModeratedComment {
  id: string;
  state: (typeof COMMENT_STATES)[number];
  goods_id: string;
  parent_id: string;
  /** What it is in a class; empty for a comment. */
  kind: string;
  nickname: string;
  /** Empty where nobody is known any more. */
  user_id: string;
  content: string;
  images: string[];
  like_count: number;
  /** Unix seconds. */
  created_ts: number;
}

export interface ModeratedList {
  list: ModeratedComment[];
  total: number;
  has_more: boolean;
}
