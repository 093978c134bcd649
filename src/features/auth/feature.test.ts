/**
 * What views may ask of a login, and when one is asked for without anybody pressing.
 * @vitest-environment happy-dom
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answersOf, features } from '#app/features.gen.ts';
import { signIn } from '#features/account/slice.ts';
import { personOf } from '#features/account/person.ts';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { buildApp, type TestApp } from '../../../tests/support/app-ports.ts';

const USER = { user_id: 'u_1', nickname: 'Ann', avatar: '', svip: false, owner: false, bought: [] };
const TRAINING = capabilities({ variant: 'training', traits: new Set() });
const KNOWLEDGE = capabilities({ variant: 'knowledge', traits: new Set() });

/** A server that answers by name; a call without an answer never ends. */
function server(answers: Readonly<Record<string, unknown>>) {
  const calledItems: string[] = [];
  async function call(endpoint: AnyEndpoint): Promise<never>;
  async function call({ name }: AnyEndpoint): Promise<unknown> {
    calledItems.push(name);
    return answers[name] ?? new Promise(() => undefined);
  }
  const caller: Caller = call;
  return { called: calledItems, call: caller };
}

const OK = { ok: true, data: {} };

function start(app: TestApp): TestApp {
  for (const feature of features) void feature.start?.(app);
  return app;
}

afterEach(() => localStorage.clear());

describe('the owner’s way to the back end', () => {
  const url = 'https://admin.example/shop';
  const enter = (answer: unknown) => {
    const app = buildApp({ engine: server({ 'auth.cooperate_url.get': answer }) });
    answersOf(app)['owner.enter']({});
    return app;
  };

  test('M91, D109: opens a tab at once, which then goes there; the page stays', async () => {
    const app = enter({ ok: true, data: { login_url: url } });
    await vi.waitFor(() => expect(app.actions).toEqual(['tab', `tab to ${url}`]));
  });

  test.each([
    [
      'a refusal',
      { ok: false, code: 'no-permission', msg: 'Not yours' },
      ['tab', 'tab closed', 'error Not yours'],
    ],
    ['a script', { ok: true, data: { login_url: 'javascript:alert(1)' } }, ['tab', 'tab closed']],
  ])('M91: %s leaves no tab behind', async (_name, answer, seenItems) => {
    const app = enter(answer);
    await vi.waitFor(() => expect(app.actions).toEqual(seenItems));
  });
});

describe('logging out', () => {
  test.each([
    [true, ['auth.logout', 'auth.main.logout']],
    [false, ['auth.logout']],
  ])(
    'M202, D7: a logout is told to the main host where there is one (%s)',
    async (hasMain, expectedItems) => {
      const { called, call } = server({ 'auth.logout': OK, 'auth.main.logout': OK });
      const app = buildApp({ hasMain, engine: { call } });
      answersOf(app)['logout.ask']({});
      await vi.waitFor(() => expect(app.actions).toEqual(['leave /']));
      expect(called).toEqual(expectedItems);
    },
  );

  test('requirement 27: a main host that does not answer keeps nothing of a person who logged out', async () => {
    const { called, call } = server({ 'auth.logout': OK });
    const app = buildApp({ hasMain: true, engine: { call } });
    signIn(app.store, USER);
    answersOf(app)['logout.ask']({});
    await vi.waitFor(() => expect(called).toEqual(['auth.logout', 'auth.main.logout']));
    expect(personOf(app).isIn()).toBe(false);
    expect(app.actions).toEqual([]);
  });

  test('D80: whoever has something left to send under the session is told before it ends', async () => {
    const { called, call } = server({ 'auth.logout': OK });
    const app = buildApp({ engine: { call } });
    app.engine.events.on('session:ending', () => void called.push('told'));
    answersOf(app)['logout.ask']({});
    await vi.waitFor(() => expect(called).toEqual(['told', 'auth.logout']));
  });

  test('M90: a logout the server refuses says so and leaves the person in', async () => {
    const { call } = server({ 'auth.logout': { ok: false, code: 'server-error', msg: 'Busy' } });
    const app = buildApp({ engine: { call } });
    signIn(app.store, USER);
    answersOf(app)['logout.ask']({});
    await vi.waitFor(() => expect(app.actions).toEqual(['error Busy']));
    expect(personOf(app).isIn()).toBe(true);
  });
});

describe('the way to a login', () => {
  test('M87, D27: it opens over the page', async () => {
    const app = buildApp({ engine: { can: KNOWLEDGE } });
    answersOf(app)['login.open']({});
    await vi.waitFor(() => expect(app.actions).toEqual(['box 登录']));
  });

  test('D67: nobody who is in is asked, whatever was pressed before the page knew them', () => {
    const app = buildApp({ engine: { can: TRAINING } });
    signIn(app.store, USER);
    answersOf(app)['login.open']({});
    expect(app.actions).toEqual([]);
    answersOf(app)['login.open']({ next: '/record' });
    expect(app.actions).toEqual(['go /record']);
  });

  test('M57: a training shop logs in on its page, with the way back', () => {
    const app = buildApp({ engine: { can: TRAINING } });
    answersOf(app)['login.open']({});
    answersOf(app)['login.open']({ next: '/record' });
    expect(app.actions).toEqual(['go /login?jumpfrom=%2Fpage%2Fa%3Fb%3D1', 'go /login?jumpfrom=%2Frecord']);
  });

  test('D114: a stranger who asks for what needs a person is asked to log in', () => {
    const app = start(buildApp({ engine: { can: TRAINING } }));
    app.engine.events.emit('viewer:needed', {});
    expect(app.actions).toEqual(['go /login?jumpfrom=%2Fpage%2Fa%3Fb%3D1']);
  });

  const page = (asksLogin: boolean, isPersonal: boolean) => ({
    get: () => ({ url: '/record', documentId: 'a', asksLogin, isPersonal }),
  });

  test('D27: a page that needs a person asks a stranger by itself, and nobody who is in', async () => {
    const stranger = start(buildApp({ page: page(true, false) }));
    await vi.waitFor(() => expect(stranger.actions).toEqual(['box 登录']));
    const learner = start(buildApp({ page: page(true, false) }));
    signIn(learner.store, USER);
    await personOf(learner).ready;
    learner.engine.events.emit('page:shown', {});
    expect(learner.actions).toEqual([]);
  });

  test('M155: a personal page is asked for anew once its session is over, a public one stays', async () => {
    for (const [isPersonal, expectedValue] of [
      [true, ['refresh']],
      [false, []],
    ] as const) {
      const app = buildApp({ page: page(false, isPersonal) });
      const events: boolean[] = [];
      app.engine.events.on('auth:changed', ({ isIn }) => void events.push(isIn));
      start(app);
      await personOf(app).ready;
      app.actions.length = 0;
      signIn(app.store, USER);
      app.engine.events.emit('session:refused', {});
      app.engine.events.emit('session:refused', {});
      expect([app.actions, events]).toEqual([expectedValue, [false]]);
    }
  });
});
