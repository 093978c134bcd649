/** What people say below a good, as the parts that draw it are given it (D88, D89). */
import type { PostKind } from '#schemas/content/comment.ts';

export interface TalkComment {
  id: string;
  user: { nickname: string; avatar: string; is_teacher: boolean };
  content: string;
  images: readonly string[];
  like_count: number;
  created_ts: number;
  /** `pending`: its writer alone sees it yet. `sending`: the server has not answered. */
  state: 'shown' | 'pending' | 'sending';
  isLiked: boolean;
  mayDelete: boolean;
  /** Deleted a moment ago: it can be had back. */
  isGoing: boolean;
}

export interface TalkThread extends TalkComment {
  /** Of a post of a class; empty for a comment. */
  kind: PostKind | '';
  isEssence: boolean;
  /** The shop put it before all others of its class. */
  isPinned: boolean;
  replies: readonly TalkComment[];
  /** Shown to all, with those that are not among `replies`. */
  replyTotal: number;
}

export interface NewSaid {
  content: string;
  images: readonly string[];
  /** The comment it answers; empty for none. */
  parentId: string;
  kind: PostKind | '';
}

/** The rest of the replies of a thread. */
interface TalkReplies {
  isBusy: boolean;
  hasFailed: boolean;
}

export interface Talk {
  isIn: boolean;
  isBanned: boolean;
  threads: readonly TalkThread[];
  /** Whether the threads are on their way, there, or could not be had. */
  phase: 'loading' | 'ready' | 'failed';
  /** What the server says of a failure; empty where it said nothing. */
  fault: string;
  retry: () => void;
  hasMore: boolean;
  isBusy: boolean;
  more: () => void;
  repliesOf: (id: string) => TalkReplies;
  showReplies: (id: string) => void;
  like: (comment: TalkComment) => void;
  remove: (id: string) => void;
  undo: (id: string) => void;
  /** Moderators of a class alone. */
  choose: ((thread: TalkThread) => void) | undefined;
  login: () => void;
  /** Answers what went wrong in words; nothing where it was taken. */
  send: (draft: NewSaid) => Promise<string | undefined>;
  /** The path of a picture on the server; undefined where it was not taken. */
  sendPicture: (file: Blob) => Promise<string | undefined>;
  /** What was begun and not sent, by its place: it outlives a login. */
  draftOf: (place: string) => string;
  keepDraft: (place: string, text: string) => void;
}
