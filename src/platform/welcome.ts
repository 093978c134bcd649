/** Somebody logged in on a page that has to be loaded anew, which would cut the message short: the page that comes says it (M143). */
import { sessionStore } from './storage.ts';

const KEY = 'logged_in';

export function keepWelcome(): void {
  sessionStore.set(KEY, '1');
}

/** Whether there is one to say; once. */
export function takeWelcome(): boolean {
  const isKept = sessionStore.get(KEY) !== undefined;
  if (isKept) sessionStore.remove(KEY);
  return isKept;
}
