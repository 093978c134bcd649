/** What each answer says of a super membership, and whose it is. */
import { describe, expect, test } from 'vitest';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { createAppStore } from '#state/app-state.ts';
import { buildApp } from '../../../tests/support/app-ports.ts';
import { personOf } from './person.ts';
import { accountSlice, keepSuperVip, signIn } from './slice.ts';
import { loadSuperVip } from './super-vip.ts';
import { viewerOf } from './viewer.ts';

const ANN = { user_id: 'u_1', nickname: 'Ann', avatar: '', svip: true, owner: false, bought: [] };
const VIP = { hasSuperVip: true, url: '/page/svip', is_svip: 1 };
const NONE = { hasSuperVip: false, url: '', is_svip: 0 };
const MEMBER = { ok: true, data: { url: '/page/svip', is_svip: 1, expire_at: '' } };
const buildRefusal = (code: string) => ({ ok: false, code, msg: 'said' });

function world(answer: unknown, meanwhile: () => void = () => undefined) {
  const store = createAppStore({ account: accountSlice() });
  const requests: unknown[] = [];
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call({ name, method }: AnyEndpoint, input: object): Promise<unknown> {
    requests.push([name, method, input]);
    meanwhile();
    return Promise.resolve(answer);
  }
  const caller: Caller = call;
  const superVip = () => store.getState().account.superVipData;
  return { store, asked: requests, caller, superVip };
}

describe('a super membership', () => {
  test.each([
    ['M158: 0 is one, with what the server says of it', MEMBER, NONE, VIP],
    ['M159: 3010 is none, whatever was known', buildRefusal('no-super-vip'), VIP, NONE],
    ['M159: any other code changes nothing', buildRefusal('server-error'), VIP, VIP],
  ])('%s', async (_row, answer, before, after) => {
    const { store, caller, asked, superVip } = world(answer);
    signIn(store, ANN);
    keepSuperVip(store, before);
    await loadSuperVip(store, 'appknowledge', caller);
    expect(superVip()).toEqual(after);
    expect(asked).toEqual([['svip.info.get', 'POST', { shop_id: 'appknowledge', user_id: 'u_1' }]]);
  });

  test('M160: nobody is asked for a stranger', async () => {
    const { store, caller, asked, superVip } = world(MEMBER);
    await loadSuperVip(store, 'appknowledge', caller);
    expect([asked, superVip()]).toEqual([[], undefined]);
  });

  test('M158: what comes for somebody who is gone is nobody’s, and who follows brings none of it', async () => {
    const { store, caller, superVip } = world(MEMBER, () => signIn(store, { ...ANN, user_id: 'u_2' }));
    signIn(store, ANN);
    await loadSuperVip(store, 'appknowledge', caller);
    expect(superVip()).toBeUndefined();
    keepSuperVip(store, VIP);
    signIn(store, ANN);
    expect(superVip()).toBeUndefined();
  });

  test('M158: whoever looks is shown it, and what the server said of it', () => {
    const { store } = world(MEMBER);
    signIn(store, { ...ANN, svip: false });
    const viewer = viewerOf(store);
    expect(viewer.get()).toMatchObject({ user: { svip: false } });
    keepSuperVip(store, VIP);
    expect(viewer.get()).toMatchObject({ user: { svip: true, svipUrl: '/page/svip' } });
    keepSuperVip(store);
    expect(viewer.get()).toMatchObject({ user: { svip: false, svipUrl: '' } });
  });

  test('M160: two views that show it ask once, and another person is asked for anew', async () => {
    const { asked, caller } = world(buildRefusal('server-error'));
    const app = buildApp({ engine: { call: caller } });
    const ask = () => personOf(app).askSuperVip();
    signIn(app.store, ANN);
    await Promise.all([ask(), ask()]);
    signIn(app.store, { ...ANN, user_id: 'u_2' });
    await ask();
    expect(asked).toHaveLength(2);
  });
});
