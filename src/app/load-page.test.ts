/** From an address to a page: what an answer of the server decides, and what a screen's data says of the page. */
import { Type } from 'typebox';
import { describe, expect, test, vi } from 'vitest';
import { ask, defineRoute, type RouteResult } from '#engine/define-route.ts';
import { defineEndpoint, type Caller } from '#schemas/api/define-endpoint.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { screen } from '#schemas/page/fixed/fixed-screen.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { buildBoot } from '../../tests/support/build-boot.ts';
import { buildDocument } from '../../tests/support/engine.ts';
import { loadPage } from './load-page.ts';

const lookUp = defineEndpoint({
  name: 'thing.get',
  access: 'anyone',
  gate: 'nothing',
  area: 'test',
  summary: '',
  input: Type.Object({}),
  data: Type.Object({ word: Type.String() }),
  codes: ['delisted'],
  tags: (_input, data) => [`thing:${data.word}`],
});
const listing = defineRenderer({
  kind: 'listing',
  family: 'system',
  title: { cn: '', en: '' },
  description: { cn: '', en: '' },
  offers: 'screen',
  props: Type.Object({}),
  data: () => ({ thing: request(lookUp, {}) }),
});
const document = screen({ id: 'listing', title: { cn: 'Listing', en: 'Listing' }, kind: 'listing' });
const fixedResult: RouteResult = { kind: 'fixed', document, status: 200 };
const boot = buildBoot();

interface World {
  access?: 'learner';
  loggedIn?: boolean;
}

function load(shows: RouteResult, call: Caller, { access, loggedIn = false }: World = {}) {
  const route = defineRoute({
    name: 'thing',
    path: '/thing',
    title: { cn: '', en: '' },
    shows: () => shows,
    ...(access === undefined ? {} : { access }),
  });
  const rest = defineRoute({ name: 'rest', path: '*', title: { cn: '', en: '' }, shows: () => shows });
  return loadPage('/thing', {
    routes: [route, rest],
    boot,
    can: capabilities(readShop(boot.info)),
    locale: 'en',
    loggedIn,
    isInside: false,
    now: 0,
    call,
    lookup: () => undefined,
    loadDefinitions: () => Promise.resolve((kind) => (kind === 'listing' ? listing : undefined)),
  });
}
const answering = (answer: unknown) => vi.fn().mockResolvedValue(answer);

describe('a page of a person', () => {
  const readAnswer = () => answering({ ok: true, data: { word: 'a' } });

  test('M155: where a stranger is shown something else, it says so, and goes with the session', async () => {
    const mine = await load(fixedResult, readAnswer(), { access: 'learner', loggedIn: true });
    expect(mine).toMatchObject({ kind: 'page', page: { isPersonal: true, asksLogin: false } });
    const own: RouteResult = {
      kind: 'ready',
      page: buildDocument([]),
      data: {},
      title: { cn: '', en: '' },
      theming: () => ({ boot }),
      isShared: false,
    };
    expect(await load(own, readAnswer(), { loggedIn: true })).toMatchObject({ page: { isPersonal: true } });
  });

  test.each([
    ['everybody sees it', { loggedIn: true }],
    ['nobody is logged in', { access: 'learner' }],
  ] as const)('M155: it says nothing where %s', async (_name, world) => {
    const outcome = await load(fixedResult, readAnswer(), world);
    expect(outcome.kind === 'page' && outcome.page.isPersonal).toBe(undefined);
  });
});

describe('a route that asks', () => {
  const asking = ask(lookUp, {}, (answer) =>
    answer.ok
      ? { kind: 'redirect', to: `/${answer.data.word}`, status: 302 }
      : { ...fixedResult, status: 410 },
  );

  test('D20: goes where the answer says', async () => {
    const outcome = await load(asking, answering({ ok: true, data: { word: 'there' } }));
    expect(outcome).toEqual({ kind: 'go', to: '/there', status: 302 });
  });

  test('D20: shows what the refusal stands for', async () => {
    const outcome = await load(asking, answering({ ok: false, code: 'delisted', msg: 'Gone' }));
    expect(outcome).toMatchObject({ kind: 'page', page: { status: 410 } });
  });

  test('R59: a server in trouble says nothing of the address', async () => {
    const outcome = await load(asking, answering({ ok: false, code: 'network', msg: 'Network busy' }));
    expect(outcome).toEqual({ kind: 'failed', message: 'Network busy' });
  });

  test('R43: what the answer was made from makes the page stale', async () => {
    const shows = ask(lookUp, {}, () => fixedResult);
    const outcome = await load(shows, answering({ ok: true, data: { word: 'a' } }));
    expect(outcome).toMatchObject({ kind: 'page', tags: ['thing:a', 'thing:a'] });
  });
});

describe('a screen', () => {
  test('D22: comes with its critical data, in the browser as on the server', async () => {
    const outcome = await load(fixedResult, answering({ ok: true, data: { word: 'here' } }));
    expect(outcome).toMatchObject({
      kind: 'page',
      page: { status: 200, data: { listing: { thing: { ok: true, data: { word: 'here' } } } } },
      tags: ['thing:here'],
    });
  });

  test('D22: its data may name the page and say that nothing stands there', async () => {
    const buildNotice = (data: object) => ({ status: 404 as const, title: Object.keys(data).join() });
    const outcome = await load(
      { ...fixedResult, meta: buildNotice },
      answering({ ok: true, data: { word: 'here' } }),
    );
    expect(outcome).toMatchObject({ kind: 'page', page: { status: 404 } });
    expect(outcome.kind === 'page' && outcome.page.title).toMatch(/^listing - /);
  });
});
