/**
 * Where a view may send the window, and what it may not.
 * @vitest-environment happy-dom
 */
import { describe, expect, test, vi } from 'vitest';
import { answersOf } from '#app/features.gen.ts';
import { buildApp } from '../../../tests/support/app-ports.ts';
import { setLanguage } from './set-language.ts';

function choosing(here: string) {
  const seenItems: string[] = [];
  const page = {
    here: () => here,
    leave: (href: string) => void seenItems.push(`leave ${href}`),
    reload: () => void seenItems.push('reload'),
  };
  const choose = (locale: 'cn' | 'en') =>
    setLanguage(page, locale, (cookie) => {
      seenItems.push(`cookie ${cookie}`);
      return Promise.resolve();
    });
  return { seen: seenItems, choose };
}

describe('the language', () => {
  test('M162: it goes into a cookie, then the page is loaded anew', async () => {
    const { choose, seen } = choosing('/page/a?b=1');
    await choose('en');
    expect(seen).toEqual(['cookie locale=en; path=/; max-age=31536000; samesite=lax', 'reload']);
  });

  test.each([
    ['/page/a?lang=en', '/page/a'],
    ['/page/a?b=1&lang=en', '/page/a?b=1'],
  ])('M162: a language in the address %s gives way to the one chosen', async (here, to) => {
    const { choose, seen } = choosing(here);
    await choose('cn');
    expect(seen).toEqual(['cookie locale=cn; path=/; max-age=31536000; samesite=lax', `leave ${to}`]);
  });

  test('M162: anything but cn and en is ignored', async () => {
    const { choose, seen } = choosing('/');
    // What a page script could hand over in spite of the types.
    const bad: { locale: 'cn' } = JSON.parse('{"locale":"fr"}');
    await choose(bad.locale);
    expect(seen).toEqual([]);
  });

  test('M162: a view asks for it by intent', async () => {
    const app = buildApp();
    answersOf(app)['locale.set']({ locale: 'en' });
    await vi.dynamicImportSettled();
    expect([app.actions, document.cookie.includes('locale=en')]).toEqual([['reload'], true]);
  });
});

test('R6: an address from data is followed only where it may be', () => {
  const app = buildApp();
  for (const href of ['/page/b', 'https://example.org/', 'javascript:alert(1)', '//evil.example'])
    answersOf(app)['page.go']({ href });
  answersOf(app)['page.go']({ href: '/page/c', replace: true });
  expect(app.actions).toEqual(['go /page/b', 'leave https://example.org/', 'go /page/c instead']);
});

test('M32, M33: searching goes where the shop searches', () => {
  const app = buildApp();
  answersOf(app)['search.submit']({ text: 'a/b 产品' });
  expect(app.actions).toEqual(['go /search/a%2Fb%20%E4%BA%A7%E5%93%81']);
});
