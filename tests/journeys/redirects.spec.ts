/**
 * Hostile wishes of where to go next at a login in Chromium (requirements 10 and 11): every eighth kind of them here, all by
 * `npm run proofs -- redirects`, and the doors of the server are tests/served/redirects.spec.ts.
 */
import { REDIRECT_KINDS } from '../support/redirect-corpus.ts';
import { logInTowards, strayRequests } from './support/redirects.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

test('R10, R11, M59, M60: after a login no wish leads off the site, nor back to a login', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const strays = await strayRequests(page);
  // Every eighth kind, the two parameters in turn.
  const wishes = REDIRECT_KINDS.filter((_text, index) => index % 8 === 0).map((text, index) => ({
    parameter: index % 2 === 0 ? ('redirect_url' as const) : ('jumpfrom' as const),
    text,
  }));
  await logInTowards(page, wishes);
  expect(strays).toEqual([]);
});

test('R10: changing the language on an address with two slashes stays on the site', async ({
  page,
  context,
}) => {
  const strays = await strayRequests(page);
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '//evil.example/?lang=en'));
  expect(new URL(page.url()).pathname).toBe('/evil.example/');
  await untilHydrated(page);
  await page.locator('[data-kind="navbar"]').getByText('中文').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(new URL(page.url()).origin).toBe(new URL(urlOf('knowledge')).origin);
  expect(strays).toEqual([]);
});
