/** The storefront on a dark system: dark from the first paint, readable, and as it was where it is printed (ADR-492). */
import { ACCESSIBLE_SCREENS, expectAccessible } from './support/accessible-screens.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

test.use({ colorScheme: 'dark' });

const IN_THE_GATE = ['home', 'membership', 'training login'];

for (const { name, label, path } of ACCESSIBLE_SCREENS)
  test(`accessibility: the ${name} screen in the dark has nothing serious${IN_THE_GATE.includes(name) ? '' : ' @side'}`, async ({
    page,
    context,
  }) => {
    await expectAccessible(page, context, { label, path, locale: 'en' });
  });

test('D40: the page is dark before any script, says so to the browser, and stays dark on the next page', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/'), { waitUntil: 'commit' });
  await page.waitForSelector('main');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const first = await ground();
  expect(Number(/\d+/.exec(first)?.[0])).toBeLessThan(48);
  const color = page.locator('meta[name="theme-color"][media*="dark"]');
  await expect(color).toHaveAttribute('content', /^#[0-4]/);
  await untilHydrated(page);
  await page.goto(urlOf('knowledge', '/p/pc/zone/open-day'));
  expect(Number(/\d+/.exec(await ground())?.[0])).toBeLessThan(64);
});

test('D40: what is printed is dark words on white', async ({ page, context }) => {
  await become(page, 'knowledge', '19900000001');
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/order/o_4fat8pl944d3xdq4u1zeknzq00'));
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await page.evaluate(
    () => getComputedStyle(document.querySelector('dd') ?? document.body).color,
  );
  expect(Number(/\d+/.exec(ink)?.[0])).toBeLessThan(120);
});
