/** What somebody began to write, by its place: kept in this tab, so that it outlives a login on a page of its own. */
import { sessionStore } from '#platform/storage.ts';
import { isObject } from '#schemas/page/json.ts';
import { DRAFTS_KEY } from './drop-drafts.ts';

/** Places kept: the ones written last. */
const MOST = 20;

function readAll(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(DRAFTS_KEY) ?? '{}');
    if (!isObject(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([place, text]) => (typeof text === 'string' ? [[place, text]] : [])),
    );
  } catch {
    return {};
  }
}

export function draftOf(place: string): string {
  const drafts = readAll();
  return Object.hasOwn(drafts, place) ? (drafts[place] ?? '') : '';
}

/** An empty text is none. */
export function keepDraft(place: string, text: string): void {
  const others = Object.entries(readAll()).filter(([known]) => known !== place);
  const kept = text.trim() === '' ? others : [...others, [place, text] as const];
  if (kept.length === 0) sessionStore.remove(DRAFTS_KEY);
  else sessionStore.set(DRAFTS_KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
}
