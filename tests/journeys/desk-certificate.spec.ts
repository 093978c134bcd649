/** A merchant designs the shop's certificate, and learners see it (ADR-836). */
import type { Page } from '@playwright/test';
import { askFor } from '#schemas/locale.ts';
import { openDesk } from './support/at-desk.ts';
import { axeOf } from './support/axe.ts';
import { expect, test, untilHydrated, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const LIGHT_YELLOW = '#eeee88';

const field = (page: Page, pointer: string) => page.locator(`[name="${pointer}"]`);
const preview = (page: Page) => page.locator('[data-certificate-preview]');

async function save(page: Page): Promise<void> {
  await page.locator('[data-action="save"]').click();
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}

test('ADR-836: what is designed at the desk is what the preview shows, and then what a learner’s certificate shows', async ({
  page,
  context,
}) => {
  await openDesk(page, '/desk/certificates');
  await page.locator('[data-action="design"]').click();
  await expect(preview(page).getByText('Alex Morgan')).toBeVisible();
  await field(page, '/title/en').fill('Record of study');
  await field(page, '/signer/en').fill('Shen Zhixing, Dean');
  await field(page, '/wording/en').fill('This is to certify that\n{learner}\nfinished\n{course}\nin ');
  await page.locator('[data-place="hours"]').click();
  await field(page, '/paper').fill('#fdf6e8');
  await field(page, '/accent').fill(LIGHT_YELLOW);
  await expect(page.getByText(/Contrast with #fdf6e8 is only/)).toBeVisible();
  await page.getByRole('button', { name: /^Use #/ }).click();
  await expect(field(page, '/accent')).not.toHaveValue(LIGHT_YELLOW);
  await expect(preview(page).getByRole('heading', { name: 'Record of study' })).toBeVisible();
  await expect(preview(page).getByText('in 12 hours')).toBeVisible();
  await preview(page).getByRole('tab', { name: '中文' }).click();
  await expect(preview(page).getByRole('heading', { name: '结业证书' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await save(page);

  const learner = await context.newPage();
  await learner.goto(urlOf(SHOP, askFor('en', '/certificate/DEMO0001')));
  await untilHydrated(learner);
  const sheet = learner.getByRole('region', { name: 'Certificate' });
  await expect(sheet.getByRole('heading', { name: 'Record of study' })).toBeVisible();
  await expect(sheet.getByText(/^in \d+ hours?$/)).toBeVisible();
  await expect(sheet.getByText('Shen Zhixing, Dean')).toBeVisible();
  await expect(sheet).toHaveCSS('background-color', 'rgb(253, 246, 232)');
  expect(await faultsOf(learner)).toEqual([]);

  await page.locator('[data-action="reset"]').click();
  await save(page);
  await learner.reload();
  await expect(sheet.getByRole('heading', { name: 'Certificate' })).toBeVisible();
});
