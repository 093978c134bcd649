/** What becomes of a page whose shop changes behind it, and what an enterprise school is told of itself. */
import { describe, expect, test, vi } from 'vitest';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { closedOf, expiryOf, noLoginOf, passwordLoginOf } from '#schemas/shop/page-start.ts';
import { MINUTE_MS } from '#schemas/time.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import type { ShopVariant } from '#schemas/shop/variant.ts';
import type { Viewer } from '#engine/engine.ts';
import { settable } from '#engine/store.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { memoryStore, type KeyValueStore } from '#platform/storage.ts';
import { fakeVisibility } from '#platform/visibility.ts';
import { buildApp } from '../../../tests/support/app-ports.ts';
import { buildBoot } from '../../../tests/support/build-boot.ts';
import { watchEnterprise, watchShop } from './watch-shop.ts';

interface Start {
  store?: KeyValueStore;
  variant?: ShopVariant;
  preview?: boolean;
  who?: Viewer;
}

const boot = buildBoot();
const { info } = boot;
const SAME = {
  'shop.info.get': info,
  'shop.expired.get': expiryOf(info),
  'shop.closed.get': closedOf(info),
  'shop.no_login.get': noLoginOf(info),
  'shop.password_login.get': passwordLoginOf(info),
};

function world(answers: Readonly<Record<string, unknown>>, preview?: { token: string }) {
  const calledItems: string[] = [];
  async function call(endpoint: AnyEndpoint): Promise<never>;
  async function call({ name }: AnyEndpoint): Promise<unknown> {
    calledItems.push(name);
    return Promise.resolve(answers[name] ?? { ok: false, code: 'network', msg: 'Network error' });
  }
  const caller: Caller = call;
  const can = capabilities({ variant: 'enterprise-school', traits: new Set() });
  const app = buildApp({ engine: { boot, call: caller, can } });
  const [clock, visibility] = [fakeClock(), fakeVisibility()];
  watchShop({ ...app, preview: preview && { ...preview, can, role: 'visitor' } }, clock, visibility);
  const lookAfter = async (ms: number) => {
    visibility.show(false);
    clock.advance(ms);
    visibility.show(true);
    await vi.dynamicImportSettled();
  };
  return { app, called: calledItems, lookAfter };
}
const buildNotice = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).map(([name, data]) => [name, { ok: true, data }]));

describe('a window seen again', () => {
  test('M70, D121: after five minutes all five calls of a page start are made, in one batch', async () => {
    const { app, called, lookAfter } = world(buildNotice(SAME));
    await lookAfter(5 * MINUTE_MS - 1);
    expect(called).toEqual([]);
    await lookAfter(1);
    expect(called.toSorted()).toEqual(Object.keys(SAME).toSorted());
    await lookAfter(MINUTE_MS);
    expect(called).toHaveLength(5);
    expect(app.actions).toEqual([]);
  });

  test.each([
    ['shop.info.get', { ...info, version_type: 170 }],
    ['shop.expired.get', { detail: { version: 2, expire_at: '' } }],
    ['shop.closed.get', { is_closed: 1, is_sealed: 0 }],
    ['shop.no_login.get', { is_no_login: 1 }],
    ['shop.password_login.get', { login_by_password_enabled: '0' }],
  ])('M70, D121: another answer of %s draws the page anew', async (name, data) => {
    const { app, lookAfter } = world(buildNotice({ ...SAME, [name]: data }));
    await lookAfter(5 * MINUTE_MS);
    await vi.waitFor(() => expect(app.actions).toEqual(['reload']));
  });

  test('D121: answers that are missing change nothing, and a preview asks nothing', async () => {
    const loss = world({});
    await loss.lookAfter(5 * MINUTE_MS);
    expect([loss.called.length, loss.app.actions]).toEqual([5, []]);
    const previewedValue = world(buildNotice(SAME), { token: 't' });
    await previewedValue.lookAfter(5 * MINUTE_MS);
    expect(previewedValue.called).toEqual([]);
  });
});

describe('the authentication of an enterprise school', () => {
  const NAME = 'enterprise.auth.check';
  const OUT: Viewer = { status: 'out' };
  const IN: Viewer = { status: 'in', user: { nickname: 'Ann', avatar: '', svip: false, bought: [] } };

  /** A page start with somebody logged in, unless told otherwise. */
  async function start(
    answers: Readonly<Record<string, unknown>>,
    { store = memoryStore(), variant = 'enterprise-school', preview = false, who = IN }: Start = {},
  ) {
    const { app, called } = world(answers);
    const viewer = settable<Viewer>(who);
    const can = capabilities({ variant, traits: new Set() });
    const playedValue = preview ? { token: 't', can, role: 'visitor' as const } : undefined;
    watchEnterprise({ ...app, engine: { ...app.engine, can, viewer }, preview: playedValue }, store);
    const see = async (next: Viewer) => {
      viewer.set(next);
      await vi.dynamicImportSettled();
    };
    await vi.dynamicImportSettled();
    return { app, called, see };
  }

  test('M263: a code that is not 0 shows its message', async () => {
    const { app } = await start({ [NAME]: { ok: false, code: 'no-permission', msg: '企业认证已失效' } });
    await vi.waitFor(() => expect(app.actions).toEqual(['error 企业认证已失效']));
  });

  test('M218: asked once a visit; a lost connection says nothing and is asked again', async () => {
    const store = memoryStore();
    const loss = await start({}, { store });
    const storedValue = await start(buildNotice({ [NAME]: { is_auth: 1 } }), { store });
    const again = await start(buildNotice({ [NAME]: { is_auth: 1 } }), { store });
    expect([loss.called, storedValue.called, again.called]).toEqual([[NAME], [NAME], []]);
    expect(loss.app.actions).toEqual([]);
  });

  test('M263: nobody asks before somebody is logged in, and then once', async () => {
    const { called, see } = await start({}, { who: { status: 'unknown' } });
    await see(OUT);
    expect(called).toEqual([]);
    await see(IN);
    expect(called).toEqual([NAME]);
    await see(OUT);
    await see(IN);
    expect(called).toEqual([NAME]);
  });

  test('M218: no other shop asks, and no preview', async () => {
    const other = await start({}, { variant: 'knowledge' });
    const previewedValue = await start({}, { preview: true });
    expect([other.called, previewedValue.called]).toEqual([[], []]);
  });
});
