/** A first scan that ended on a page of its own: its key waits in this tab for the login to bind a phone with (D66, M116). */
import { sessionStore } from '#platform/storage.ts';

const KEY = 'first_scan';

export function keepScan(loginKey: string): void {
  sessionStore.set(KEY, loginKey);
}

/** The key, once; empty where there is none. */
export function takeScan(): string {
  const loginKey = sessionStore.get(KEY) ?? '';
  sessionStore.remove(KEY);
  return loginKey;
}
