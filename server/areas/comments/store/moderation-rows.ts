/** Comments as the shop that keeps order sees them: all of them, with who wrote what. */
import type { CommentRow } from './comment-rows.ts';

export interface ModeratedRow extends CommentRow {
  /** null for who has deleted their account, and for what was brought along from elsewhere. */
  user_id: string | null;
}
