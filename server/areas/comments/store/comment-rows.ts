/** Comments, as their store answers them. */
import type { InteractionTab, PostKind } from '#schemas/content/comment.ts';
import type { CommentState } from '#schemas/content/moderation.ts';
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
  /** When the shop put it before all others; null for all others. */
  pinned_at: number | null;
  like_count: number;
  state: CommentState;
  /** Unix milliseconds. */
  created_at: number;
}

/** What somebody writes. */
export interface NewComment {
  resourceId: string;
  resourceType: number;
  parentId: string | null;
  /** null for what the shop's operator says. */
  userId: string | null;
  nickname: string;
  avatar: string;
  isTeacher: boolean;
  content: string;
  images: string[];
  /** Of a post of one's own; a reply is what it answers. */
  postKind: PostKind | null;
  state: Exclude<CommentState, 'hidden'>;
}

/** Which of a resource's comments: the ones everybody reads, or posts of its class. */
export type Which =
  | { of: 'everybody'; sort: 'hot' | 'new' }
  | { of: 'class'; tab: InteractionTab; userId: string };

export interface CommentPage<Row> {
  rows: Row[];
  total: number;
  page: number;
}

export interface PageRequest {
  page: number;
  pageSize: number;
}
