/** Comments as the shop that keeps order sees them: all of them, with who wrote what. */
import type { CommentSort } from '#schemas/api/console/comments.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import type { CommentRow } from './comment-store.ts';

export interface ModeratedRow extends CommentRow {
  /** null for who has deleted their account, and for what was brought along from elsewhere. */
  user_id: string | null;
}

export interface ModerationStore {
  /** In one of its orders, after a cursor where there is one; every state where none is named. */
  part(
    appId: string,
    filter: { q?: string; state?: CommentRow['state'] },
    place: SortedPlace<CommentSort>,
  ): Promise<{ rows: ModeratedRow[]; total: number; next?: string }>;
  byId(appId: string, id: string): Promise<ModeratedRow | undefined>;
  /** Shows what waits or was hidden; false where it is shown already, or not there. */
  approve(appId: string, id: string): Promise<boolean>;
  /** Takes it away for good, with its replies and likes; false where it is not there. */
  remove(appId: string, id: string): Promise<boolean>;
}
