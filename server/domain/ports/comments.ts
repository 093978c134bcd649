/** Where comments are kept. */
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
  like_count: number;
  state: 'shown' | 'pending' | 'hidden';
  /** Unix milliseconds. */
  created_at: number;
}

export interface CommentStore {
  /** Shown comments of a resource, each with how many shown replies it has and the two most liked of them. */
  page(
    appId: string,
    ask: { resourceId: string; sort: 'hot' | 'new'; page: number; pageSize: number },
  ): Promise<{
    rows: (CommentRow & { replies: { total: number; top: CommentRow[] } })[];
    total: number;
    page: number;
  }>;
}
