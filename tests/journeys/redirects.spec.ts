/**
 * Hostile wishes of where to go next, in every parameter that sends a browser somewhere (requirements 10 and 11). The
 * doors of the server hear three hundred, the login in Chromium half of the kinds; `npm run test:redirects`
 * lets the login hear them all.
 */
import { REDIRECT_SAMPLE, REDIRECT_KINDS } from '../support/redirect-corpus.ts';
import { logInTowards, strayRequests } from './support/redirects.ts';
import { curl, expect, hydrated, speak, test, urlOf } from './support/storefront.ts';

const ZONE = 'morning-reading';
const wish = (text: string) => encodeURIComponent(text);

/** Each door of the server that answers with another address, by the parameter it takes it from; a page costs more. */
const DOORS: readonly (readonly [name: string, at: (text: string) => string])[] = [
  ['jumpfrom of an open zone', (text) => `/zoneAuth/2?zone_id=${ZONE}&jumpfrom=${wish(text)}`],
  ['zone_id of a gate', (text) => `/zoneAuth/2?zone_id=${wish(text)}`],
  ['goods_id of a jump', (text) => `/p/t_pc/goods_pc_detail/goods_detail/${wish(text)}/3`],
  ['goods_type of a jump', (text) => `/p/t_pc/goods_pc_detail/goods_detail/v_1/${wish(text)}`],
  ['goods_id of the jump page', (text) => `/middle/${wish(text)}/3`],
  ['goods_type of the jump page', (text) => `/middle/v_1/${wish(text)}`],
  ['id of an old detail', (text) => `/study/${wish(text)}/3`],
  ['query of an old detail', (text) => `/study/v_1/3?from=${wish(text)}`],
];

const isMostlyPage = (name: string) => name.startsWith('zone_id') || name.includes('jump page');

for (const [name, at] of DOORS) {
  test(`R10: no wish leaves the site by the ${name}`, async () => {
    const origin = new URL(urlOf('knowledge')).origin;
    let sent = 0;
    for (const text of isMostlyPage(name) ? REDIRECT_KINDS : REDIRECT_SAMPLE) {
      const { status, headers } = await curl('knowledge', at(text));
      expect(status, text).toBeLessThan(500);
      const { location } = headers;
      if (location === undefined) continue;
      sent += 1;
      const to = new URL(String(location), origin);
      expect([to.origin, to.pathname.startsWith('//')], text).toEqual([origin, false]);
    }
    // A door that sends nobody anywhere shows nothing.
    if (!isMostlyPage(name)) expect(sent).toBeGreaterThan(0);
  });
}

test('R10: an address that begins like another host is answered by this one', async () => {
  const { origin } = new URL(urlOf('knowledge'));
  for (const text of REDIRECT_SAMPLE.filter((one) => /^\/[!-~]*$/.test(one))) {
    const { status, headers } = await curl('knowledge', text);
    expect(status, text).toBeLessThan(500);
    if (headers.location !== undefined)
      expect(new URL(String(headers.location), origin).origin, text).toBe(origin);
  }
});

test('R10, R11, M59, M60: after a login no wish leads off the site, nor back to a login', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const strays = await strayRequests(page);
  // Every second kind, the two parameters in turn.
  const wishes = REDIRECT_KINDS.filter((_text, index) => index % 2 === 0).map((text, index) => ({
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
  await hydrated(page);
  await page.locator('[data-kind="navbar"]').getByText('中文').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(new URL(page.url()).origin).toBe(new URL(urlOf('knowledge')).origin);
  expect(strays).toEqual([]);
});
