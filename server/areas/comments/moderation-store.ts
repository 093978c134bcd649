/** Comments as the shop that keeps order sees them: all of them, with who wrote what. */
import type { CommentPage, CommentRow } from './comment-store.ts';

interface ModeratedRow extends CommentRow {
  /** null for who has deleted their account, and for what was brought along from elsewhere. */
  user_id: string | null;
}

export interface ModerationStore {
  /** The latest first; every state where none is named. */
  list(
    appId: string,
    ask: { state: CommentRow['state'] | undefined; page: number; pageSize: number },
  ): Promise<CommentPage<ModeratedRow>>;
  byId(appId: string, id: string): Promise<ModeratedRow | undefined>;
  /** Shows what waits or was hidden; false where it is shown already, or not there. */
  approve(appId: string, id: string): Promise<boolean>;
  /** Takes it away for good, with its replies and likes; false where it is not there. */
  remove(appId: string, id: string): Promise<boolean>;
}
