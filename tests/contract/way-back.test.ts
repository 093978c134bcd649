/** What a browser may go back to at once, and what it may hold of nobody (D114, ADR-272). */
import { render } from '#app/entry-server.tsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const TEXT = encodeURIComponent('写作');
beforeEach(() => test().setDraw(render));

const cacheOf = async (url: string, { label = 'knowledge', cookie = '' } = {}) => {
  const { statusCode, headers } = await test().ask(label, { url, headers: { cookie } });
  return [statusCode, headers['cache-control']];
};

describe('a search', () => {
  it.each([`/search/${TEXT}`, `/search?content=${TEXT}`, `/search/${TEXT}?type=6`, '/search'])(
    'D114, R43: a stranger may go back to %s, and the server draws it each time',
    async (url) => {
      expect(await cacheOf(url)).toEqual([200, 'private, no-cache']);
      const before = test().draws();
      await cacheOf(url);
      expect(test().draws()).toBe(before + 1);
    },
  );

  it('D114: no browser keeps the page of a logged-in person', async () => {
    const { cookie } = await test().login('appknowledge', '19900000001');
    expect(await cacheOf(`/search/${TEXT}`, { cookie })).toEqual([200, 'no-store']);
    const member = await test().login('apptraining', '19900000001');
    const inside = await cacheOf(`/company_search/${TEXT}`, { label: 'training', cookie: member.cookie });
    expect(inside).toEqual([200, 'no-store']);
  });
});

describe('other pages', () => {
  it('D114: what asks for a login, or is not there, is held by no browser', async () => {
    expect(await cacheOf('/record')).toEqual([200, 'no-store']);
    expect(await cacheOf('/page/nowhere')).toEqual([404, 'no-store']);
  });
});
