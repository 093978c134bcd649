/** Who is here over the life of a page: settled at its start, after a login and after another tab's; forgotten at 8504. */
import type { Events } from '#engine/events.ts';
import { hearOtherTabs, localStore } from '#platform/storage.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { leave, type AppStore } from '#state/app-state.ts';
import { forgetUser, KNOWN_USER_KEY } from '#state/known-user.ts';
import { forgetSearches } from '#state/search-history.ts';
import { followOtherTabs } from './other-tabs.ts';
import type { AppState } from './page-state.ts';
import { SESSION_COOKIE, startSession } from './session.ts';

export interface PersonPorts {
  state: AppState;
  store: AppStore;
  events: Events;
}

export const previewPart = () => import('./preview.ts');

/** Answers what the server said where it did not tell who is here. */
export async function settlePerson(
  { state, store }: Pick<PersonPorts, 'state' | 'store'>,
  call: Caller,
  isNew = false,
): Promise<string | undefined> {
  const { preview, locale } = state;
  if (preview === undefined)
    return startSession({ store, kept: localStore, cookies: () => document.cookie, call, isNew });
  const part = await previewPart();
  part.stayInPreview(document, preview);
  part.playRole(store, preview, locale);
  return undefined;
}

/**
 * M155: nothing of the person stays, the key of their session included (what is the device's does, decision 198), and
 * whoever polls hears of it where there was one; answers whether there was.
 */
export function forgetPerson({
  store,
  state,
  events,
}: Omit<PersonPorts, 'state'> & { state: Pick<AppState, 'boot'> }): boolean {
  const wasIn = store.getState().session === 'in';
  forgetUser(localStore);
  forgetSearches(localStore, state.boot.info.app_id);
  document.cookie = `${SESSION_COOKIE}=; path=/; max-age=0; samesite=lax`;
  leave(store);
  if (wasIn) events.emit('auth:changed', { isIn: false });
  return wasIn;
}

/** In a preview a part is played, and no other tab's. */
export function followTabs(
  { state, store, events }: PersonPorts,
  call: Caller,
  then: { reload: () => void; enter: () => void },
): void {
  if (state.preview !== undefined) return;
  followOtherTabs({
    store,
    events,
    listen: (changed) => hearOtherTabs(KNOWN_USER_KEY, changed),
    settle: () => settlePerson({ state, store }, call),
    ...then,
  });
}
