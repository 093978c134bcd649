/** What a browser keeps when somebody leaves it (requirement 27, decision 198). */
import { afterEach, describe, expect, it } from 'vitest';
import { makeEvents } from '#engine/events.ts';
import { rememberAgreement } from '#features/auth/agreement.ts';
import { recallWay, rememberWay } from '#features/auth/last-way.ts';
import { ALL_WAYS, loginTabsOf } from '#features/auth/login-tabs.machine.ts';
import { localStore } from '#platform/storage.ts';
import { createAppStore, enter } from '#state/app-state.ts';
import { rememberUser } from '#state/known-user.ts';
import { rememberSearch } from '#state/search-history.ts';
import { buildBoot } from '../../tests/support/build-boot.ts';
import { forgetPerson } from './person.ts';

const USER = { user_id: 'u_mira', nickname: 'Mira', avatar: '', svip: false, owner: false, bought: [] };

afterEach(() => localStorage.clear());

describe('a browser somebody leaves', () => {
  it('R27: keeps nothing of the person, and of the device what tells nobody who was here', () => {
    const boot = buildBoot();
    const shop = boot.info.app_id;
    const store = createAppStore(boot, 'en');
    rememberUser(localStore, shop, USER);
    rememberSearch(localStore, shop, 'harbour mornings');
    enter(store, USER);
    const device = () => Object.keys(localStorage).sort();
    expect(device()).toEqual([`lt-searches:${shop}`, 'lt-user']);
    rememberWay(shop, loginTabsOf(ALL_WAYS));
    rememberAgreement(localStore, true, 1_900_000_000_000);
    localStore.set('seen:admin-guide', '1');
    forgetPerson({ store, state: { boot }, events: makeEvents() });
    expect(device()).toEqual(['login_agreement', `lt-login-way:${shop}`, 'seen:admin-guide']);
    expect(store.getState().session).not.toBe('in');
    expect(Object.values(localStorage).join()).not.toContain('ira');
  });

  it('R27: a way nobody has is no way', () => {
    localStore.set('lt-login-way:shop', '13800000000');
    expect(recallWay(localStore, 'shop')).toBeUndefined();
  });
});
