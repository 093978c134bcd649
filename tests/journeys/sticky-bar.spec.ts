/** The navbar stays in the window: 56 px of it, with search and login, over nothing that has the focus. */
import { expect, untilHydrated, test, urlOf } from './support/storefront.ts';

const BAR_PX = 56;
const PLACES = [
  { shop: 'knowledge', path: '/', width: 1280 },
  { shop: 'knowledge', path: '/', width: 390 },
  { shop: 'knowledge', path: '/p/pc/zone/morning-reading', width: 1280 },
  { shop: 'expired', path: '/', width: 1280 },
] as const;

for (const { shop, path, width } of PLACES)
  test(`ux: the navbar of ${shop}${path} stays at ${width} px, ${BAR_PX} high, and nothing shifts @side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => shifts.push(list.getEntries().length)).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(urlOf(shop, path));
    await untilHydrated(page);
    const bar = page.locator('[data-kind="navbar"]');
    const heightInWindow = () =>
      bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(await bar.evaluate((element) => Math.round(element.getBoundingClientRect().height))).toBe(73);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(heightInWindow).toBe(BAR_PX);
    const search = width < 1200 ? page.getByRole('link', { name: '搜索' }) : page.getByRole('searchbox');
    for (const place of [search.first(), bar.getByRole('link', { name: '登录' })]) {
      const box = await place.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(BAR_PX);
    }
    expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });

test('accessibility: what gets the focus is never under the navbar (WCAG 2.4.11)', async ({ page }) => {
  await page.goto(urlOf('knowledge'));
  await untilHydrated(page);
  const hiddenItems = await page.evaluate((height) => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) =>
      link.checkVisibility(),
    );
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // Backwards, so that each comes in from above.
    return links.reverse().flatMap((link) => {
      link.focus();
      const { top } = link.getBoundingClientRect();
      return top < height ? [`${link.textContent ?? ''} at ${top}`] : [];
    });
  }, BAR_PX);
  expect(hiddenItems).toEqual([]);
});
