/**
 * What a browser keeps when somebody leaves it (requirement 27, ADR-198).
 * @vitest-environment happy-dom
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberAgreement } from '#features/auth/agreement.ts';
import { recallWay, rememberWay } from '#features/auth/last-way.ts';
import { ALL_WAYS, loginTabsOf } from '#features/auth/login-tabs.machine.ts';
import { rememberSearch } from '#features/search/search-history.ts';
import { localStore } from '#platform/storage.ts';
import { buildApp } from '../../../tests/support/app-ports.ts';
import { rememberUser } from './known-user.ts';
import { personOf } from './person.ts';
import { signIn } from './slice.ts';

const USER = { user_id: 'u_mira', nickname: 'Mira', avatar: '', svip: false, owner: false, bought: [] };

afterEach(() => localStorage.clear());

describe('a browser somebody leaves', () => {
  it('R27: keeps nothing of the person, and of the device what tells nobody who was here', () => {
    const app = buildApp();
    const shop = app.engine.boot.info.app_id;
    rememberUser(localStore, shop, USER);
    rememberSearch(localStore, shop, 'harbour mornings');
    signIn(app.store, USER);
    const device = () => Object.keys(localStorage).sort();
    expect(device()).toEqual([`lt-searches:${shop}`, 'lt-user']);
    rememberWay(shop, loginTabsOf(ALL_WAYS));
    rememberAgreement(localStore, true, 1_900_000_000_000);
    localStore.set('seen:admin-guide', '1');
    expect(personOf(app).forget()).toBe(true);
    expect(device()).toEqual(['login_agreement', `lt-login-way:${shop}`, 'seen:admin-guide']);
    expect(app.engine.viewer.get()).toEqual({ status: 'out' });
    expect(Object.values(localStorage).join()).not.toContain('ira');
  });

  it('M155: the stored PC user key goes with the person, and with it every later question who is here', async () => {
    document.cookie = 'pc_user_key=key-of-mira; path=/';
    const call = vi.fn();
    const app = buildApp({ engine: { call } });
    signIn(app.store, USER);
    personOf(app).forget();
    expect(document.cookie).not.toContain('key-of-mira');
    await personOf(app).load();
    expect(call).not.toHaveBeenCalled();
  });

  it('R27: somebody who left in another window leaves their searches here, too; a stranger keeps theirs', async () => {
    const app = buildApp();
    const shop = app.engine.boot.info.app_id;
    rememberSearch(localStore, shop, 'harbour mornings');
    await personOf(app).load();
    expect(localStorage.getItem(`lt-searches:${shop}`)).toContain('harbour');
    rememberUser(localStore, shop, USER);
    await personOf(app).load();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('R27: a way nobody has is no way', () => {
    localStore.set('lt-login-way:shop', '13800000000');
    expect(recallWay(localStore, 'shop')).toBeUndefined();
  });
});
