/**
 * One browser, several tabs: who is here is the same person in all of them.
 * @vitest-environment happy-dom
 */
import { describe, expect, test, vi } from 'vitest';
import { makeEvents } from '#engine/events.ts';
import { hearOtherTabs } from '#platform/storage.ts';
import { createAppStore } from '#state/app-state.ts';
import type { KnownUser } from './known-user.ts';
import { followOtherTabs } from './other-tabs.ts';
import { accountSlice, signIn, signOut } from './slice.ts';

const person = (id: string): KnownUser => ({
  user_id: id,
  nickname: id,
  avatar: '',
  svip: false,
  owner: false,
  bought: [],
});

/** A tab in which `before` is here, when another one makes it `now`. */
async function tab(before: string | undefined, now: string | undefined) {
  const store = createAppStore({ account: accountSlice() });
  const become = (id: string | undefined) => (id === undefined ? signOut(store) : signIn(store, person(id)));
  become(before);
  const seenItems: string[] = [];
  const events = makeEvents();
  events.on('auth:changed', ({ isIn }) => void seenItems.push(`changed ${isIn}`));
  events.on('session:elsewhere', () => void seenItems.push('elsewhere'));
  let change: () => void = () => undefined;
  followOtherTabs({
    store,
    events,
    listen: (hear) => {
      change = hear;
      return () => undefined;
    },
    load: () => Promise.resolve(become(now)),
    refresh: () => void seenItems.push('refresh'),
  });
  change();
  await Promise.resolve();
  await Promise.resolve();
  return seenItems;
}

describe('another tab', () => {
  test.each([
    ['logs out: what the page shows is asked for anew', 'u_1', undefined, ['changed false', 'refresh']],
    ['logs in as somebody else: the same', 'u_1', 'u_2', ['changed true', 'refresh']],
    ['logs in: whoever waits in a login goes on', undefined, 'u_1', ['changed true', 'elsewhere']],
    ['knows the same person better: nothing happens', 'u_1', 'u_1', []],
  ])('B34, D62: it %s', async (_name, before, now, expectedItems) => {
    expect(await tab(before, now)).toEqual(expectedItems);
  });

  test('B34: only what is kept under the key counts, or everything cleared', () => {
    const onChange = vi.fn();
    const stop = hearOtherTabs('lt-user', onChange);
    for (const key of ['lt-user', 'other', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'lt-user' }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
