/** Reads the state the server left in the page. */
import type { AppState } from './page-state.ts';

const STATE_ID = 'lectern-state';

/** The server of this very build wrote it, so that its outer shape is proof enough. */
function isAppState(value: unknown): value is AppState {
  return (
    typeof value === 'object' && value !== null && 'page' in value && 'chrome' in value && 'boot' in value
  );
}

export function readState(page: Document): AppState | undefined {
  const text = page.getElementById(STATE_ID)?.textContent;
  if (text === null || text === undefined || text === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isAppState(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
