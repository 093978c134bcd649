/** Nothing stands in the way: of a dozen screens in a phone's window and the usual one. All of them: `npm run proofs -- screens`. */
import { expectClear } from './support/clear-pages.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const PHONE = '19900000001';
const PUBLIC = [
  '/',
  '/page/offers',
  '/p/pc/zone/morning-reading',
  '/search',
  '/detail/demo_paid_course/50',
  '/nowhere',
];
const OWN = ['/', '/record', '/orders', '/learn/demo_text/1', '/exam/demo_exam', '/live/demo_live'];
const WIDTHS = [390, 1280];

test('D123, M64: nothing of what a stranger sees is covered, cut or broken', async ({ page, context }) => {
  for (const path of PUBLIC)
    await expectClear(page, context, { shop: 'knowledge', path, locale: 'en', widths: WIDTHS });
  await expectClear(page, context, { shop: 'tencent-closed', path: '/', locale: 'en', widths: WIDTHS });
});

test('D123, M64: nothing of what a learner sees is covered, cut or broken', async ({ page, context }) => {
  await become(page, 'knowledge', PHONE);
  for (const path of OWN)
    await expectClear(page, context, { shop: 'knowledge', path, locale: 'en', widths: WIDTHS });
});

test('ADR-510: a home that says where its learner goes on says it once', async ({ page, context }) => {
  await speak(context, 'en');
  await become(page, 'knowledge', PHONE);
  await untilHydrated(page);
  await expect(page.locator('[data-kind="continue-learning"]')).toBeVisible();
  await expect(page.locator('[data-kind="continue-strip"]')).toBeHidden();
});

test('ADR-510: on any other home it stands along the lower edge, and keeps its place at the page’s end', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', PHONE);
  await untilHydrated(page);
  // As on a home without the block.
  const block = page.locator('[data-kind="continue-learning"]');
  await block.getByRole('listitem').first().waitFor();
  await block.evaluate((element) => element.setAttribute('hidden', ''));
  const strip = page.locator('[data-kind="continue-strip"]');
  await expect(strip).toBeInViewport();
  const last = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN;
    const top = document.querySelector('[data-kind="continue-strip"]')?.getBoundingClientRect().top;
    return { bottom, top: top ?? Number.NaN };
  });
  expect(last.bottom).toBeLessThanOrEqual(last.top + 1);
});

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test('accessibility: the mark, icons and progress are seen where the browser chooses all colours', async ({
    page,
    context,
  }) => {
    await speak(context, 'en');
    await become(page, 'knowledge', PHONE);
    await untilHydrated(page);
    const { icons, mark } = await page.evaluate(() => {
      const lightness = (color: string) => {
        const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+(?:\.\d+)?/g)].map(([part]) =>
          Number(part),
        );
        return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
      };
      const ground = (element: Element | null): string => {
        if (element === null) return getComputedStyle(document.documentElement).backgroundColor;
        const { backgroundColor } = getComputedStyle(element);
        return /, 0\)$/.test(backgroundColor) ? ground(element.parentElement) : backgroundColor;
      };
      const seenElements = [...document.querySelectorAll('[data-kind="navbar"] svg, main svg')].filter(
        (icon) => icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const faint = seenElements.filter((icon) => {
        const contrast = Math.abs(lightness(getComputedStyle(icon).color) - lightness(ground(icon)));
        return contrast < 0.25;
      });
      const logo = document.querySelector('[data-kind="navbar"] img');
      return {
        icons: faint.map((icon) => icon.closest('[data-kind]')?.getAttribute('data-kind')),
        mark: logo === null ? 0 : lightness(getComputedStyle(logo).backgroundColor),
      };
    });
    expect(icons).toEqual([]);
    // A mark made for light paper keeps a piece of it.
    expect(mark).toBeGreaterThan(0.8);
    expect(await page.locator('main a[href^="/detail/"]').count()).toBeGreaterThan(0);
    await page.goto(urlOf('knowledge', '/record'));
    await untilHydrated(page);
    // The track and what is filled of it.
    const sides = await page
      .locator('main li [role="progressbar"], main article [role="progressbar"]')
      .first()
      .evaluate((track) =>
        [track, track.firstElementChild].map((one) => one && getComputedStyle(one).backgroundColor),
      );
    expect(sides[0]).not.toBe(sides[1]);
  });
});
