/** Who is here as the browser remembers it and as the server says it. */
import { describe, expect, test, vi } from 'vitest';
import { memoryStore } from '#platform/storage.ts';
import { authUserInfoGet } from '#schemas/api/identity/sessions.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { createAppStore } from '#state/app-state.ts';
import { rememberUser } from './known-user.ts';
import { hasSessionCookie, loadSession } from './session.ts';
import { accountSlice, keepSuperVip } from './slice.ts';
import { viewerOf } from './viewer.ts';

const INFO = {
  user_id: 'u_1',
  app_id: 'appknowledge',
  pc_user_key: 'k',
  wx_avatar: '/a.png',
  wx_nickname: 'Ann',
  wx_name: 'Ann Real',
  job: '',
  company: '',
  channels: [],
  phone: '199****0001',
  is_svip: 1,
  is_owner: 0,
  bought: ['v_1'],
};

const CLOSED = { session: 'out', userInfo: undefined, superVipData: undefined };

function session(answer: unknown, cookies = 'pc_user_key=k', keptStore = memoryStore(), isNew = false) {
  const store = createAppStore({ account: accountSlice() });
  const call = vi.fn().mockResolvedValue(answer);
  const caller: Caller = (endpoint, input) => call(endpoint, input);
  const forgetPerson = vi.fn<() => void>();
  return {
    store,
    kept: keptStore,
    call,
    forgetPerson,
    account: () => store.getState().account,
    run: () =>
      loadSession({
        store,
        appId: 'appknowledge',
        storage: keptStore,
        cookies: () => cookies,
        call: caller,
        forgetPerson,
        isNew,
      }),
  };
}

const ANN = { user_id: 'u_1', nickname: 'Ann', avatar: '', svip: true, owner: false, bought: [] };

describe('session', () => {
  test('M153: without the readable cookie nobody is asked and nothing is kept', async () => {
    const keptStore = memoryStore({ 'lt-user': '{"app_id":"appknowledge"}' });
    const { run, call, account } = session(undefined, 'other=1', keptStore);
    await run();
    expect(call).not.toHaveBeenCalled();
    expect(account().session).toBe('out');
    expect(keptStore.get('lt-user')).toBeUndefined();
  });

  test('R27: a person who is gone leaves nothing in any feature; a stranger keeps theirs', async () => {
    const person = memoryStore({
      'lt-user': '{"app_id":"appknowledge","user_id":"u_1","nickname":"Ann","avatar":""}',
    });
    const goneValue = session(undefined, '', person);
    await goneValue.run();
    const stranger = session(undefined, '');
    await stranger.run();
    expect([goneValue.forgetPerson.mock.calls.length, stranger.forgetPerson.mock.calls.length]).toEqual([
      1, 0,
    ]);
  });

  test('M154: the server’s word is stored with the app id, without phone, real name or goods', async () => {
    const { run, store, kept, call } = session({
      ok: true,
      data: { user_info: INFO, app_id: 'appknowledge' },
    });
    await run();
    // Their membership is asked for where a view shows it (M160), not at every start.
    expect(call).toHaveBeenCalledExactlyOnceWith(authUserInfoGet, { need_account_email: 0 });
    expect(viewerOf(store).get()).toMatchObject({
      status: 'in',
      user: { nickname: 'Ann', svip: true, bought: ['v_1'] },
    });
    expect(JSON.parse(kept.get('lt-user') ?? '')).toEqual({
      app_id: 'appknowledge',
      user_id: 'u_1',
      nickname: 'Ann',
      avatar: '/a.png',
      svip: true,
      owner: false,
    });
  });

  test('M154: an answer of another shop is not believed', async () => {
    const { run, account, kept } = session({ ok: true, data: { user_info: INFO, app_id: 'apptraining' } });
    await run();
    expect([account().session, kept.get('lt-user')]).toEqual(['out', undefined]);
  });

  test('M153: the remembered person is there before the server answers', async () => {
    const keptStore = memoryStore();
    rememberUser(keptStore, 'appknowledge', {
      user_id: 'u_1',
      nickname: 'Ann',
      avatar: '',
      svip: false,
      owner: false,
      bought: [],
    });
    const { run, account } = session(new Promise(() => undefined), 'pc_user_key=k', keptStore);
    void run();
    expect(account().session).toBe('in');
  });

  test('M155: 8504 clears the person, the VIP data and the local copy', async () => {
    const keptStore = memoryStore();
    rememberUser(keptStore, 'appknowledge', ANN);
    const { run, store, account } = session(
      { ok: false, code: 'not-logged-in', msg: '' },
      'pc_user_key=k',
      keptStore,
    );
    keepSuperVip(store, { hasSuperVip: true, url: '/page/svip', is_svip: 1 });
    await run();
    expect(account()).toEqual(CLOSED);
    expect(keptStore.get('lt-user')).toBeUndefined();
  });

  test('M161: after a login nobody remembered stands in for a person the server does not tell', async () => {
    const keptStore = memoryStore({
      'lt-user': '{"app_id":"appknowledge","user_id":"u_1","nickname":"Ann","avatar":""}',
    });
    const failure = { ok: false, code: 'network', msg: '服务器繁忙' };
    const { run, account } = session(failure, 'pc_user_key=k', keptStore, true);
    const message = await run();
    expect([message, account().session, keptStore.get('lt-user')]).toEqual(['服务器繁忙', 'out', undefined]);
  });

  test('M161: any other failure leaves the remembered person', async () => {
    const keptStore = memoryStore();
    rememberUser(keptStore, 'appknowledge', ANN);
    const { run, account } = session({ ok: false, code: 'network', msg: '' }, 'pc_user_key=k', keptStore);
    await run();
    expect(account().session).toBe('in');
  });

  test.each([
    'not json',
    '[]',
    '{"app_id":"appother","user_id":"u","nickname":"n","avatar":""}',
    '{"app_id":"appknowledge","user_id":7}',
  ])('R27: a local copy like %s is dropped', async (text) => {
    const keptStore = memoryStore({ 'lt-user': text });
    const { run, account } = session({ ok: false, code: 'network', msg: '' }, 'pc_user_key=k', keptStore);
    await run();
    expect(account().session).toBe('out');
    expect(keptStore.get('lt-user')).toBeUndefined();
  });

  test('D46: an empty cookie is no session', () => {
    expect(hasSessionCookie('a=1; pc_user_key=')).toBe(false);
    expect(hasSessionCookie('a=1; pc_user_key=x')).toBe(true);
  });
});
