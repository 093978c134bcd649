import { expect, it } from 'vitest';
import { PageCache, type CacheableResult } from './cache.ts';
import { makePage } from './page.ts';

const KEY = { appId: 'appknowledge', rest: '/' };
const HOUR_MS = 3_600_000;

function buildMadeResult(html: string): CacheableResult {
  const page = makePage({ status: 200, html, csp: '', isPersonal: false });
  return { page, isKept: true, until: undefined, tags: ['page/home'] };
}

function setUp() {
  let now = 0;
  const cache = new PageCache({ now: () => now });
  let drawingCount = 0;
  const ask = () =>
    cache.make(KEY, () => {
      drawingCount += 1;
      return Promise.resolve(buildMadeResult(`page ${drawingCount}`));
    });
  return { cache, ask, drawn: () => drawingCount, wait: (ms: number) => (now += ms) };
}

it('R43: who was held up before asking is given what was drawn meanwhile', async () => {
  const { ask, drawn } = setUp();
  await ask();
  const late = await ask();
  expect(late.page.body.plain.toString()).toBe('page 1');
  expect(drawn()).toBe(1);
});

it('R43: after a purge, or an hour later, it is drawn anew', async () => {
  const { cache, ask, drawn, wait } = setUp();
  await ask();
  cache.purge(KEY.appId, ['page/home']);
  await ask();
  expect(drawn()).toBe(2);
  wait(HOUR_MS);
  await ask();
  expect(drawn()).toBe(3);
});
