/** A merchant writes a message of the shop, tries it, and learners get it in these words (ADR-837). */
import type { Page } from '@playwright/test';
import { openDesk } from './support/at-desk.ts';
import { axeOf } from './support/axe.ts';
import { expect, onThisMachine, test, urlOf } from './support/storefront.ts';

const SHOP = 'training';

async function save(page: Page): Promise<void> {
  await page.locator('[data-action="save"]').click();
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}

test('ADR-837: a message is written with its places, previewed in both languages, and sent in these words', async ({
  page,
}) => {
  await openDesk(page, '/desk/settings/messages', { shop: SHOP });
  await expect(page.locator('[data-row="live-arrival"]')).toContainText('Live starts soon');
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('[data-row="live-arrival"] a').click();
  const text = page.locator('[name="/text/en"]');
  const preview = page.locator('[data-message-preview]');
  await text.fill('{nobody} is late');
  await page.locator('[data-action="save"]').click();
  await expect(page.getByText('This message has no {nobody}.').first()).toBeVisible();
  await text.fill('Grab a seat, we are about to begin: ');
  await page.locator('[data-place="title"]').click();
  await expect(text).toHaveValue('Grab a seat, we are about to begin: {title}');
  await expect(preview).toContainText('about to begin: First steps in photography');
  await preview.getByRole('tab', { name: '中文' }).click();
  await expect(preview).toContainText('您预约的直播《摄影入门》即将开始。');
  expect(await faultsOf(page)).toEqual([]);
  await save(page);
  await page.locator('[data-action="try"]').click();
  await expect(page.locator('[data-trial="sent"]')).toBeVisible();
  await onThisMachine(page, async () => {
    const mailbox = await page.context().newPage();
    await mailbox.goto(urlOf(SHOP, '/dev/outbox'));
    await expect(
      mailbox.getByText('Grab a seat, we are about to begin: First steps in photography').first(),
    ).toBeVisible();
    await mailbox.close();
  });
  await page.locator('[data-action="reset"]').click();
  await save(page);
  await page.goto(urlOf(SHOP, '/desk/settings/messages'));
  await expect(page.locator('[data-row="live-arrival"]')).toContainText('Standard');
});
