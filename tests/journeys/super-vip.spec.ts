/** The page of the super membership: what it gives, its one action, and how it greets whoever has bought it (D75, ADR-329). */
import type { Page } from '@playwright/test';
import { logInFirst } from './support/first-login.ts';
import { inTurn } from '../support/in-turn.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const JOIN = { cn: '开通年卡', en: 'Join for a year' };
const MEMBER = { cn: '您已是拾光会员', en: 'You’re a Lumen member' };
const FREE = { cn: '会员免费学', en: 'Free for members' };

const card = (page: Page) => page.locator('[data-kind="member-card"]');
const action = (page: Page) => page.locator('[data-action]:visible').first();

for (const [locale, width, phone] of inTurn(
  [
    ['cn', 1280, '19912345003'],
    ['en', 390, '19912345004'],
  ],
  0,
))
  test(`M158, D75: joined on its page, greeted there, and studying what is free for members, ${locale} at ${String(width)} @side`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 850 });
    await speak(context, locale);
    await page.goto(urlOf(SHOP, '/page/svip'));
    await untilHydrated(page);
    await card(page).getByRole('link', { name: JOIN[locale] }).click();
    await page.waitForURL(/\/detail\/p_\w+\/5/);
    await untilHydrated(page);
    await action(page).click();
    await logInFirst(page, locale, phone);
    await page.waitForURL(/\/order\/confirm/);
    await untilHydrated(page);
    await action(page).click();
    await page.waitForURL(/\/pay\/sandbox\//);
    await page.locator('button[value="paid"]').click();
    await page.waitForURL(/\/order\/o_/);

    await page.goto(urlOf(SHOP, '/page/svip'));
    await expect(card(page).getByRole('status')).toHaveText(MEMBER[locale]);
    await expect(card(page).getByRole('link', { name: JOIN[locale] })).toHaveCount(0);
    const free = page.locator('section', { has: page.getByRole('heading', { name: FREE[locale] }) });
    await free.getByRole('link').first().click();
    await page.waitForURL(/\/detail\//);
    await expect(action(page)).toHaveAttribute('data-action', /study|continue/);
    expect(complaints).toEqual([]);
  });
