/** The first hour of a shop: opened from an empty installation, its first learner let in, a good bought by transfer. */
import type { Browser, Page } from '@playwright/test';
import type { Merchant } from './merchant.ts';
import type { OwnServer } from './own-server.ts';
import { expect, untilHydrated } from './storefront.ts';

/** By the address the server prints. */
export async function openShop(merchant: Merchant, server: OwnServer, locale: 'cn' | 'en'): Promise<void> {
  const { page } = merchant;
  const line = /^Open your shop: (\S+)$/m;
  await expect.poll(() => line.test(server.output())).toBe(true);
  await page.goto(line.exec(server.output())?.[1] ?? '');
  await merchant.press(page.locator(`[name="locale"][value="${locale}"]`));
  const fields = {
    name_en: 'Evening School',
    name_cn: '夜校',
    label: 'evening',
    phone: '13800000001',
    password: 'harbour7Light',
  };
  for (const [name, value] of Object.entries(fields)) await merchant.fill(name, value);
  await merchant.press(page.locator('[data-look="tide"]'));
  await merchant.press(merchant.act('create'));
  await page.waitForURL(server.urlOf('evening', '/desk'));
}

/** The address a learner of this phone signs in by, once. */
export async function invite(merchant: Merchant, phone: string): Promise<string> {
  await merchant.go('people');
  await merchant.press(merchant.act('invite'));
  await merchant.fill('phone', phone);
  await merchant.press(merchant.act('ok'));
  const link = (await merchant.page.locator('[data-copy]').textContent()) ?? '';
  await merchant.escape();
  return link;
}

/** A person in a browser of their own, signed in by an invitation. */
export async function enter(browser: Browser, invitation: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(invitation);
  await page.locator('main button').first().click();
  await page.waitForURL(/invitation\/password/);
  return page;
}

/** From a good's own page to the page of its order; answers the order's id. */
export async function buyByTransfer(page: Page): Promise<string> {
  await untilHydrated(page);
  await page.locator('[data-action="buy"]:visible').first().click();
  await page.waitForURL(/\/order\/confirm/);
  await untilHydrated(page);
  await page.locator('[data-action]:visible').first().click();
  await page.waitForURL(/\/order\/o_/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
