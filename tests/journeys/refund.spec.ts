/** A newcomer orders, pays, owns, asks for the money back and gets it, the merchant's word included: wide in cn, narrow in en. */
import { words as boxWords } from '#renderers/detail/buy-box/words.ts';
import { words as orderWords } from '#renderers/orders/order-page/words.ts';
import { orderWords as stateWords } from '#features/order/words.ts';
import { axeOf } from './support/axe.ts';
import { logInFirst } from './support/first-login.ts';
import { inTurn } from '../support/in-turn.ts';
import { faultsOf } from './support/narrow.ts';
import { shop } from './support/shop-cli.ts';
import { comeFrom, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const DETAIL = '/detail/demo_paid_video/3';
/** The money goes back in a job. */
const BACK_MS = 30_000;

for (const [locale, width, phone] of inTurn(
  [
    ['cn', 1280, '19912345041'],
    ['en', 390, '19912345042'],
  ],
  1,
))
  test(`M290, D71: ordered, paid, owned, shown among the orders and refunded, ${locale} at ${String(width)}`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 850 });
    await comeFrom(context, `10.9.15.${String(width % 251)}`);
    await speak(context, locale);
    const [say, state, box] = [orderWords[locale], stateWords.in(locale), boxWords[locale]];
    const title = page.getByRole('heading', { level: 1 });
    const action = page.locator('[data-action]:visible').first();
    const expectNoFaults = async () => {
      if (width === 390) expect(await faultsOf(page)).toEqual([]);
      expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    };

    await page.goto(urlOf(SHOP, DETAIL));
    await untilHydrated(page);
    await action.click();
    await logInFirst(page, locale, phone);
    await page.waitForURL(/\/order\/confirm/);
    await untilHydrated(page);
    await action.click();
    await page.waitForURL(/\/pay\/sandbox\//);
    await page.locator('button[value="paid"]').click();
    await page.waitForURL(/\/order\/o_/);
    await expect(title).toHaveText(state('paid'));
    const order = new URL(page.url()).pathname;

    await page.goto(urlOf(SHOP, DETAIL));
    await expect(action).toHaveText(box.study);
    await page.goto(urlOf(SHOP, '/orders'));
    await untilHydrated(page);
    await page
      .getByRole('listitem')
      .filter({ hasText: state('paid') })
      .locator(`a[href^="${order}"]`)
      .first()
      .click();
    await page.waitForURL(urlOf(SHOP, order));
    await untilHydrated(page);

    await page.getByRole('button', { name: say.askRefund }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say.send }).click();
    await expect(dialog.getByText(say.reasonEmpty)).toBeVisible();
    await dialog.getByRole('textbox').fill('Not for me');
    await dialog.getByRole('button', { name: say.send }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    // Seen over the bar that sticks to the top: a press on it reaches it.
    await page.getByRole('status').getByText(say.refundAsked).click({ trial: true });
    await expect(title).toHaveText(state('refunding'));
    await expect(page.getByText(say.asked)).toBeVisible();
    await expectNoFaults();

    const id = order.split('/').at(-1) ?? '';
    const { exit, output } = await shop('refund', 'approve', SHOP, id);
    expect(exit, output).toBe(0);
    await expect(async () => {
      await page.reload();
      await expect(title).toHaveText(state('refunded'), { timeout: 2000 });
    }).toPass({ timeout: BACK_MS });
    await expect(page.getByText(say.done, { exact: true }).first()).toBeVisible();
    await expectNoFaults();
    await page.goto(urlOf(SHOP, DETAIL));
    await untilHydrated(page);
    await expect(action).toHaveAttribute('data-action', 'buy');
    expect(complaints).toEqual([]);
  });
