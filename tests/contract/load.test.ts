/** One visitor or person who asks for much: counted by whose they are, and nobody else waits or is refused (requirement 16). */
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchGet } from '#schemas/api/catalogue/search.ts';
import { AGREEMENT_VERSION } from '#schemas/auth/agreements.ts';
import { PERSON_WRITE_LIMIT } from '#server/kernel/limits/limits.ts';
import { KEPT_OF_ASKER, RENDERS_OF_ASKER } from '#server/web/limits.ts';
import { CALL_LIMITS } from '#server/start/call-limits.ts';
import { drawHome, withApp } from './app.ts';
import { page } from './page.ts';

const test = withApp({ labels: ['knowledge'] });
const APP = 'appknowledge';
let address = 0;
const newAddress = () => `198.51.100.${String((address += 1))}`;
beforeEach(() => test().setDraw(drawHome));

const statuses = (answers: readonly LightMyRequestResponse[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};
async function view(url: string, remoteAddress: string) {
  return test().ask('knowledge', { url, remoteAddress });
}

describe('writes of one person', () => {
  const accept = (cookie: string, remoteAddress: string) =>
    test().ask('knowledge', {
      method: 'POST',
      url: '/auth/accept_agreement',
      remoteAddress,
      headers: { cookie, 'app-id': APP, 'sec-fetch-site': 'same-origin' },
      payload: { version: AGREEMENT_VERSION },
    });

  it('R16: 120 a minute, over all sessions and addresses; another person is not refused', async () => {
    const [mine, theirs] = ['19900000001', '19900000002'] as const;
    const sessions = [await test().login(APP, mine), await test().login(APP, mine)];
    const answers: LightMyRequestResponse[] = [];
    for (let triedCount = 0; triedCount < PERSON_WRITE_LIMIT.max + 20; triedCount += 1) {
      const { cookie = '' } = sessions[triedCount % 2] ?? {};
      answers.push(await accept(cookie, newAddress()));
    }
    expect(PERSON_WRITE_LIMIT).toEqual({ max: 120, windowMs: 60_000 });
    expect(statuses(answers)).toEqual({ 200: 120, 429: 20 });
    expect(answers.at(-1)?.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect((await accept((await test().login(APP, theirs)).cookie, newAddress())).statusCode).toBe(200);
  });
});

describe('pages of one address', () => {
  it('R16, R43: made-up values of navIndex and type keep no page each', async () => {
    const drawsOf = async (remoteAddress: string) => {
      const before = test().draws();
      for (let value = 0; value < 100; value += 1) {
        await view(`/?navIndex=${String(value)}`, remoteAddress);
        await view(`/?type=${String(value)}&page=${String(value)}`, remoteAddress);
      }
      return test().draws() - before;
    };
    const drawnValue = await drawsOf(newAddress());
    // One page at most is kept of all of them: the next who asks is drawn the rest.
    expect(await drawsOf(newAddress())).toBeGreaterThanOrEqual(drawnValue - 1);
  });

  it('R16: what misses the cache is drawn 300 times a minute, then told to wait; the cache still answers', async () => {
    test().setDraw(({ url }) => Promise.resolve(page(url)));
    const mine = newAddress();
    await view('/', newAddress());
    const misses: LightMyRequestResponse[] = [];
    for (let triedCount = 0; triedCount < RENDERS_OF_ASKER.max + 10; triedCount += 1)
      misses.push(await view(`/?id=${String(triedCount)}`, mine));
    expect(statuses(misses)).toEqual({ 200: RENDERS_OF_ASKER.max, 429: 10 });
    expect(misses.at(-1)?.headers['retry-after']).toMatch(/^[1-9]/);
    expect(misses.at(-1)?.body).toContain('访问过于频繁');
    expect((await view('/', mine)).statusCode).toBe(200);
    expect((await view('/?id=another', newAddress())).statusCode).toBe(200);
  });

  it('R16: people of one company are counted each, though they have one address', async () => {
    test().setDraw(({ url }) => Promise.resolve(page(url, { cache: { isShared: false } })));
    const theirs = newAddress();
    const people = await Promise.all(
      (await test().database.stores.users.list(APP))
        .slice(0, 2)
        .map(async ({ phone }) => (await test().login(APP, phone)).cookie),
    );
    const ask = (cookie: string, at: number) =>
      test().ask('knowledge', {
        url: `/personal?id=${String(at)}`,
        remoteAddress: theirs,
        headers: { cookie },
      });
    const [one = '', other = ''] = people;
    const answers: LightMyRequestResponse[] = [];
    for (let triedCount = 0; triedCount < RENDERS_OF_ASKER.max; triedCount += 1)
      answers.push(await ask(one, triedCount));
    expect(statuses(answers)).toEqual({ 200: RENDERS_OF_ASKER.max });
    expect((await ask(one, -1)).statusCode).toBe(429);
    expect((await ask(other, 0)).statusCode).toBe(200);
    expect((await ask('', 0)).statusCode).toBe(200);
  });

  it('R16: made-up paths of one address fill no more than a part of the cache', async () => {
    test().setDraw(({ url }) => Promise.resolve(page(url)));
    const mine = newAddress();
    const drawsOf = async (remoteAddress: string) => {
      const before = test().draws();
      for (let triedCount = 0; triedCount < KEPT_OF_ASKER.max + 50; triedCount += 1)
        expect((await view(`/page/made-up-${String(triedCount)}`, remoteAddress)).statusCode).toBe(200);
      return test().draws() - before;
    };
    expect(await drawsOf(mine)).toBe(KEPT_OF_ASKER.max + 50);
    // What was forgotten is drawn for the next who asks, who has room of their own for it.
    expect(await drawsOf(newAddress())).toBe(50);
    expect(await drawsOf(newAddress())).toBe(0);
  });
});

describe('searches of one address', () => {
  it('R16: those a page makes count with those a browser makes', async () => {
    test().setDraw(async ({ url, call }) => {
      const answer = await call(searchGet, { content: url });
      return page(answer.ok ? 'found' : answer.code, { cache: { isShared: false } });
    });
    const { max = 0 } = CALL_LIMITS.get('search') ?? {};
    const mine = newAddress();
    const url = `/api/search.get/1.0.0?content=${encodeURIComponent('理财')}`;
    for (let requestCount = 0; requestCount < max - 1; requestCount += 1) await view(url, mine);
    expect((await view('/search?content=one', mine)).body).toContain('found');
    expect((await view('/search?content=two', mine)).body).toContain('rate-limited');
    expect((await view('/search?content=two', newAddress())).body).toContain('found');
  });

  it('R16: many at once wait for each other, or come again in a second; another does not', async () => {
    const [mine, theirs] = [newAddress(), newAddress()];
    const url = '/api/search.get/1.0.0?content=a';
    const flood = Promise.all(Array.from({ length: 250 }, () => view(url, mine)));
    expect((await view(url, theirs)).statusCode).toBe(200);
    const answers = await flood;
    const refusedResponses = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refusedResponses.length).toBeGreaterThan(0);
    expect(refusedResponses.every(({ headers }) => headers['retry-after'] === '1')).toBe(true);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 429)).toBe(true);
  });
});
