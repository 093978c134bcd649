/** Somebody nobody knows finds a course, tries it, logs in for the first time, pays for it and studies: in both languages, wide and narrow. */
import type { Locator, Page } from '@playwright/test';
import { words as boxWords } from '#renderers/detail/buy-box/words.ts';
import { words as headWords } from '#renderers/detail/detail-head/words.ts';
import { words as orderWords } from '#renderers/orders/order-page/words.ts';
import { logInFirst } from './support/first-login.ts';
import { inTurn } from '../support/in-turn.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const COURSE = { cn: '一本小书的诞生', en: 'A small book, start to finish' };
const LESSON = { cn: '二十张卡片', en: 'Twenty index cards' };
const PAID = { cn: '已支付', en: 'Paid' };
/** What is paid is open within so long of the cashier's word. */
const OPEN_MS = 3000;
/** A film may take a slow machine so long to begin. */
const FILM_MS = 15_000;

const action = (page: Page) => page.locator('[data-action]:visible').first();

const plays = (film: Locator) =>
  expect
    .poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime), { timeout: FILM_MS })
    .toBeGreaterThan(0.2);

for (const [locale, width, phone] of inTurn(
  [
    ['cn', 1280, '19912345001'],
    ['en', 390, '19912345002'],
  ],
  0,
))
  test(`R34, D71: found, tried, bought as a newcomer, open in three seconds and studied, ${locale} at ${String(width)}`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 850 });
    await speak(context, locale);
    const head = headWords[locale];

    await page.goto(urlOf(SHOP, '/search'));
    await untilHydrated(page);
    const search = page.locator('main').getByRole('searchbox').or(page.locator('main input[type="search"]'));
    await search.first().fill(COURSE[locale]);
    await search.first().press('Enter');
    await page.locator('main').getByRole('link', { name: COURSE[locale], exact: true }).first().click();
    await page.waitForURL(urlOf(SHOP, '/detail/demo_paid_course/50'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSE[locale]);
    await untilHydrated(page);

    await page
      .getByRole('button', { name: head.watch })
      .or(page.getByRole('link', { name: head.watch }))
      .first()
      .click();
    await plays(page.locator('[data-kind="detail-head"] video'));

    await action(page).click();
    await logInFirst(page, locale, phone);
    await page.waitForURL(/\/order\/confirm/);
    await untilHydrated(page);
    await action(page).click();
    await page.waitForURL(/\/pay\/sandbox\//);
    await page.locator('button[value="paid"]').click();
    await page.waitForURL(/\/order\/o_/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAID[locale], {
      timeout: OPEN_MS,
    });
    await page.getByRole('link', { name: orderWords[locale].study }).click();
    await page.waitForURL(/\/detail\/demo_paid_course\/50/);
    await expect(action(page)).toHaveText(boxWords[locale].study, { timeout: OPEN_MS });

    await page.goto(urlOf(SHOP, '/detail/demo_paid_course/50?navIndex=1'));
    await untilHydrated(page);
    await page.getByRole('link', { name: LESSON[locale] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LESSON[locale]);
    await untilHydrated(page);
    await page.waitForURL(/\/learn\//);
    await page.getByRole('button', { name: new RegExp(`^${head.play}[：:]`) }).click();
    await plays(page.locator('video'));
    expect(complaints).toEqual([]);
  });
