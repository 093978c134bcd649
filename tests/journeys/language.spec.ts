/** Two languages and no third (M12, M162). */
import type { Page } from '@playwright/test';
import { expect, untilHydrated, speak, test, urlOf, visibleTexts } from './support/storefront.ts';

const HAN = /\p{Script=Han}/u;

/** The switch names its language in that language, for whoever cannot read the page. */
const switchTo = (page: Page, locale: 'cn' | 'en') =>
  page.locator('[data-kind="navbar"]').locator(`a[href$="lang=${locale}"]`);

test('M162: a visitor switches from cn to en and back, and the choice stays', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf(''));
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await switchTo(page, 'en').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await untilHydrated(page);
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await switchTo(page, 'cn').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(complaints).toEqual([]);
});

test('M162: the switch works before the page is awake @side', async ({ page }) => {
  // Pressed in the moment in which the app takes links over, and the navbar does not answer by itself yet.
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === 'lectern-taken-over')
        document.querySelector<HTMLElement>('[data-kind="navbar"] a[href$="lang=en"]')?.click();
      return mark(name, options);
    };
  });
  await page.goto(urlOf(''));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('M162: the choice holds however busy the page is @side', async ({ page }) => {
  await page.goto(urlOf(''));
  for (const [locale, tag] of [
    ['en', 'en-US'],
    ['cn', 'zh-CN'],
    ['en', 'en-US'],
    ['cn', 'zh-CN'],
    ['en', 'en-US'],
    ['cn', 'zh-CN'],
  ] as const) {
    await untilHydrated(page);
    // A cookie then reaches the network later than the reload, unless the switch waits for it.
    await page.evaluate(() => {
      const ask = () => {
        for (let count = 0; count < 60; count += 1) void fetch(`/healthz?${count}`).catch(() => undefined);
      };
      window.addEventListener('click', ask, { capture: true, once: true });
    });
    await switchTo(page, locale).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
});

test('M162: the switch works where scripts are off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urlOf(''));
  await switchTo(page, 'en').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await context.close();
});

/** Data a merchant writes in one language only: words people searched for, and the number of a filing. */
const SINGLE_LANGUAGE = '[data-kind="search-box"], [data-kind="footer-record"], [role="search"]';

test('M12: the English home holds no Chinese but the name of the language', async ({ page, context }) => {
  await speak(context, 'en');
  await page.goto(urlOf(''));
  await untilHydrated(page);
  const exempt = (await page.locator(SINGLE_LANGUAGE).allInnerTexts()).join(' ');
  const texts = await visibleTexts(page);
  const chinese = texts.filter((text) => HAN.test(text) && text !== '中文' && !exempt.includes(text));
  expect(chinese).toEqual([]);
});
