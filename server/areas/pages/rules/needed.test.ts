/** What documents need of a shop, looked up in a number of questions that does not grow with what they name. */
import { expect, it } from 'vitest';
import { findNeeded } from './needed.ts';

it('any number of goods is one question, and so is any number of pictures', async () => {
  const ids = Array.from({ length: 300 }, (_none, index) => `g_${String(index)}`);
  const pictures = ids.map((id) => `/media/${id}/a.jpg`);
  const requests: (readonly string[])[] = [];
  const world = {
    goods: {
      find: () => Promise.reject(new Error('No list was asked for.')),
      statesOf: (_appId: string, some: readonly string[]) => {
        requests.push(some);
        return Promise.resolve([{ id: 'g_7', state: 'off' } as const]);
      },
    },
    images: {
      missingOf: (_appId: string, some: readonly string[]) => {
        requests.push(some);
        return Promise.resolve(some.slice(0, 2));
      },
    },
  };
  expect(await findNeeded(world, 'appknowledge', { queries: [], ids, pictures })).toEqual({
    counts: [],
    goods: [{ id: 'g_7', state: 'off' }],
    unserved: ['/media/g_0/a.jpg', '/media/g_1/a.jpg'],
  });
  expect(requests).toEqual([ids, pictures]);
  await findNeeded(world, 'appknowledge', { queries: [], ids: [], pictures: [] });
  expect(requests).toHaveLength(2);
});
