/** Where comments are kept. */
import type { InteractionTab, PostKind } from '#schemas/content/comment.ts';
import type { Text } from '#schemas/page/text.ts';

export interface CommentRow {
  id: string;
  resource_id: string;
  resource_type: number;
  /** The comment it answers; null for one of its own. */
  parent_id: string | null;
  /** Name and picture of the moment of writing. */
  nickname: Text;
  avatar: string;
  is_teacher: boolean;
  content: Text;
  /** Addresses of pictures. */
  images: string[];
  /** What it is in a class, a reply as the post it answers; null for a comment everybody reads. */
  post_kind: PostKind | null;
  is_essence: boolean;
  like_count: number;
  state: 'shown' | 'pending' | 'hidden';
  /** Unix milliseconds. */
  created_at: number;
}

/** What somebody writes. */
export interface NewComment {
  resourceId: string;
  resourceType: number;
  parentId: string | null;
  userId: string;
  nickname: string;
  avatar: string;
  isTeacher: boolean;
  content: string;
  images: string[];
  /** Of a post of one's own; a reply is what it answers. */
  postKind: PostKind | null;
  state: 'shown' | 'pending';
}

/** Which of a resource's comments: the ones everybody reads, or posts of its class. */
export type Which =
  | { of: 'everybody'; sort: 'hot' | 'new' }
  | { of: 'class'; tab: InteractionTab; userId: string };

interface CommentPage<Row> {
  rows: Row[];
  total: number;
  page: number;
}

interface Wished {
  page: number;
  pageSize: number;
}

export interface CommentStore {
  /** Shown comments of a resource, each with how many shown replies it has and the two most liked of them. */
  page(
    appId: string,
    ask: Wished & { resourceId: string; which: Which },
  ): Promise<CommentPage<CommentRow & { replies: { total: number; top: CommentRow[] } }>>;
  /** Shown replies, the first written first. */
  replies(appId: string, ask: Wished & { parentId: string }): Promise<CommentPage<CommentRow>>;
  byId(appId: string, id: string): Promise<CommentRow | undefined>;
  /** undefined where the comment it answers is not there to be answered: hidden, a reply itself, or of another good. */
  add(appId: string, given: NewComment): Promise<CommentRow | undefined>;
  /** Sets one person's like of a shown comment; undefined where there is no such comment. */
  like(appId: string, id: string, userId: string, on: boolean): Promise<{ likeCount: number } | undefined>;
  /** Of these comments the ones a person likes, and the ones they wrote. */
  mine(
    appId: string,
    userId: string,
    ids: readonly string[],
  ): Promise<{ liked: string[]; written: string[] }>;
  /** What a person wrote about a good that nobody else sees yet, the latest first. */
  pendingOf(appId: string, userId: string, resourceId: string): Promise<CommentRow[]>;
  /** Removes a person's own comment with its replies; answers the good it was of. */
  remove(appId: string, id: string, userId: string): Promise<string | undefined>;
  /** Sets whether a shown post of a class is among its best; answers the good it is of. */
  choose(appId: string, id: string, on: boolean): Promise<string | undefined>;
  /** Hides anybody's comment, which stays for the shop to look at; answers the good it is of. */
  hide(appId: string, id: string): Promise<string | undefined>;
}
