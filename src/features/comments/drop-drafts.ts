/** Where what was begun to be written is kept, for the start of every page: whoever comes next reads nothing of it. */
import { sessionStore } from '#platform/storage.ts';

export const DRAFTS_KEY = 'lt-comment-drafts';

export function dropDrafts(): void {
  sessionStore.remove(DRAFTS_KEY);
}
