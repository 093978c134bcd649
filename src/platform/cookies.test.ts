/**
 * When a written cookie stands.
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from 'vitest';
import { writeCookie } from './cookies.ts';

afterEach(() => void vi.unstubAllGlobals());

test('M162: it is written at once, and stands when the browser’s store holds it', async () => {
  const heldItems = ['cn', 'cn', 'en'];
  const requests: string[] = [];
  const get = (name: string) => {
    requests.push(name);
    return Promise.resolve({ value: heldItems.shift() });
  };
  vi.stubGlobal('cookieStore', { get });
  const entryPromise = writeCookie('locale=en; path=/');
  expect(document.cookie).toContain('locale=en');
  await entryPromise;
  expect([requests, heldItems]).toEqual([['locale', 'locale', 'locale'], []]);
});

test('M162: one that is taken away stands when the store holds none', async () => {
  const heldItems = [{ value: 'x' }, null];
  vi.stubGlobal('cookieStore', { get: () => Promise.resolve(heldItems.shift()) });
  await writeCookie('key=; path=/; max-age=0');
  expect(heldItems).toEqual([]);
});

test('M162: where the browser tells nothing of cookies, it has been written all the same', async () => {
  vi.stubGlobal('cookieStore', { get: () => Promise.reject(new Error('not here')) });
  await writeCookie('locale=cn; path=/');
  expect(document.cookie).toContain('locale=cn');
});
