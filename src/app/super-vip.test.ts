/** What each answer says of a super membership, and whose it is. */
import { describe, expect, test } from 'vitest';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { createAppStore, enter, holdSuperVip } from '#state/app-state.ts';
import { buildBoot } from '../../tests/support/build-boot.ts';
import { settleSuperVip } from './super-vip.ts';

const ANN = { user_id: 'u_1', nickname: 'Ann', avatar: '', svip: true, owner: false, bought: [] };
const VIP = { hasSuperVip: true, url: '/page/svip', is_svip: 1 };
const NONE = { hasSuperVip: false, url: '', is_svip: 0 };
const MEMBER = { ok: true, data: { url: '/page/svip', is_svip: 1, expire_at: '' } };
const refused = (code: string) => ({ ok: false, code, msg: 'said' });

function world(answer: unknown, meanwhile: () => void = () => undefined) {
  const store = createAppStore(buildBoot(), 'cn');
  const asked: unknown[] = [];
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call({ name, method }: AnyEndpoint, input: object): Promise<unknown> {
    asked.push([name, method, input]);
    meanwhile();
    return Promise.resolve(answer);
  }
  const caller: Caller = call;
  return { store, asked, caller };
}

describe('a super membership', () => {
  test.each([
    ['M158: 0 is one, with what the server says of it', MEMBER, NONE, VIP],
    ['M159: 3010 is none, whatever was known', refused('no-super-vip'), VIP, NONE],
    ['M159: any other code changes nothing', refused('server-error'), VIP, VIP],
  ])('%s', async (_row, answer, before, after) => {
    const { store, caller, asked } = world(answer);
    enter(store, ANN);
    holdSuperVip(store, before);
    await settleSuperVip(store, caller);
    expect(store.getState().superVipData).toEqual(after);
    expect(asked).toEqual([['svip.info.get', 'POST', { shop_id: 'appknowledge', user_id: 'u_1' }]]);
  });

  test('M160: nobody is asked for a stranger', async () => {
    const { store, caller, asked } = world(MEMBER);
    await settleSuperVip(store, caller);
    expect([asked, store.getState().superVipData]).toEqual([[], NONE]);
  });

  test('M158: what comes for somebody who is gone is nobody’s, and who follows brings none of it', async () => {
    const { store, caller } = world(MEMBER, () => enter(store, { ...ANN, user_id: 'u_2' }));
    enter(store, ANN);
    await settleSuperVip(store, caller);
    expect(store.getState().superVipData).toEqual(NONE);
    holdSuperVip(store, VIP);
    enter(store, ANN);
    expect(store.getState().superVipData).toEqual(NONE);
  });
});
