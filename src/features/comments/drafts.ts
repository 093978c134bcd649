/** What somebody began to write, by its place: kept in this tab, so that it outlives a login on a page of its own. */
import { sessionStore } from '#platform/storage.ts';
import { isObject } from '#schemas/page/json.ts';
import { DRAFTS_KEY } from './drop-drafts.ts';

/** Places kept: the ones written last. */
const MOST = 20;

function readAll(): Readonly<Record<string, string>> {
  try {
    const drafts: unknown = JSON.parse(sessionStore.get(DRAFTS_KEY) ?? '{}');
    if (!isObject(drafts)) return {};
    return Object.fromEntries(
      Object.entries(drafts).flatMap(([place, text]) => (typeof text === 'string' ? [[place, text]] : [])),
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
  const others = Object.entries(readAll()).filter(([draftPlace]) => draftPlace !== place);
  const drafts = text.trim() === '' ? others : [...others, [place, text] as const];
  if (drafts.length === 0) sessionStore.remove(DRAFTS_KEY);
  else sessionStore.set(DRAFTS_KEY, JSON.stringify(Object.fromEntries(drafts.slice(-MOST))));
}
