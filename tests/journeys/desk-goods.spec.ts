/** Goods of the desk by the dozen: brought in from spreadsheets and taken out, many changed together, given a teacher (D127, ADR-800). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openDesk } from './support/at-desk.ts';
import { expect, test, urlOf } from './support/storefront.ts';

const act = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);
const control = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const box = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);

const HEAD = 'id,type,title.cn,title.en,price_yuan,svip_price_yuan';
/** A file as Excel in China saves it: with the mark of UTF-8. */
const sheet = (...rows: readonly string[]) => ({
  name: 'goods.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${[HEAD, ...rows].join('\r\n')}\r\n`),
});

async function chooseSheet(page: Page, ...rows: readonly string[]): Promise<void> {
  await control(page, 'file').setInputFiles(sheet(...rows));
}

/** The list of the goods with these words. */
async function openGoods(page: Page, words: string): Promise<void> {
  await openDesk(page, '/desk/goods');
  await page.goto(urlOf('knowledge', `/desk/goods?q=${words}`));
}

/** Goods of this journey alone, into the list that shows them. */
async function bring(page: Page, ...rows: readonly string[]): Promise<void> {
  await act(page, 'import').click();
  await chooseSheet(page, ...rows);
  await expect(box(page).locator('[data-changes]')).toBeVisible();
  await box(page).locator('[data-action="save"]').click();
  await expect(box(page)).toHaveCount(0);
}

test('D127: a spreadsheet says its wrong row, shows what it changes before it writes, and comes out again as a workbook', async ({
  page,
}) => {
  await openGoods(page, 'sheet_');
  await act(page, 'import').click();
  await chooseSheet(page, 'sheet_one,audio,一,Sheet one,9,', 'sheet_two,audio,二,Sheet two,nine,');
  const fault = box(page).getByRole('alert');
  await expect(fault).toContainText('goods.csv');
  await expect(fault).toContainText('row 3');
  await expect(fault).toContainText('price_yuan');
  await expect(box(page).locator('[data-action="save"]')).toHaveAttribute('aria-disabled', 'true');

  await chooseSheet(page, 'sheet_one,audio,一,Sheet one,9,', 'sheet_two,audio,二,Sheet two,19,');
  await expect(box(page).locator('[data-changes]')).toContainText('sheet_two');
  await expect(box(page).getByRole('alert')).toHaveCount(0);
  // Read, and nothing written yet.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await bring(page, 'sheet_one,audio,一,Sheet one,9,', 'sheet_two,audio,二,Sheet two,19,');
  await expect(rowOf(page, 'sheet_two')).toContainText('¥19.00');

  await act(page, 'import').click();
  await chooseSheet(page, 'sheet_one,audio,一,Sheet one,9,', 'sheet_two,audio,二,Sheet two,29,');
  await expect(box(page).locator('[data-changes="1"] tbody tr')).toHaveText(/sheet_two.*price.*1900.*2900/);
  await box(page).locator('[data-action="save"]').click();
  await expect(rowOf(page, 'sheet_two')).toContainText('¥29.00');

  const saving = page.waitForEvent('download');
  await act(page, 'export-workbook').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('goods.xlsx');
  await act(page, 'import').click();
  await control(page, 'file').setInputFiles({
    name: 'goods.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(await download.path()),
  });
  // Others work in this shop meanwhile; what is ours comes back as it is.
  await expect(box(page).getByRole('status')).toContainText(/nothing changes|will be written/);
  await expect(box(page).getByRole('status')).not.toContainText('sheet_');
});

test('ADR-800: many goods get their prices together, all or none with the one that stops it named, and are hidden and shown again', async ({
  page,
}) => {
  await openGoods(page, 'group_');
  await bring(page, 'group_one,audio,一,Bulk one,10,', 'group_two,audio,二,Bulk two,20,15');
  const checkBoth = async () => {
    for (const id of ['group_one', 'group_two']) await rowOf(page, id).getByRole('checkbox').check();
  };
  await checkBoth();
  await act(page, 'bulk-edit').click();
  await control(page, 'price').last().fill('12');
  await act(page, 'check').click();
  const refusal = box(page).getByRole('alert').filter({ hasText: 'Bulk two: Members would pay more' });
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');
  // What was typed is not lost by a key.
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(rowOf(page, 'group_one')).toContainText('¥10.00');

  await act(page, 'bulk-edit').click();
  await control(page, 'percent').fill('80');
  await act(page, 'check').click();
  await expect(box(page).locator('[data-changes="2"]')).toContainText('group_one');
  await box(page).locator('[data-action="save"]').click();
  await expect(rowOf(page, 'group_one')).toContainText('¥8.00');
  await expect(rowOf(page, 'group_two')).toContainText('¥16.00');

  await checkBoth();
  await act(page, 'hide').click();
  await expect(rowOf(page, 'group_two')).toContainText('Hidden');
  await checkBoth();
  await act(page, 'show').click();
  await expect(rowOf(page, 'group_one')).toContainText('On sale');
  await expect(rowOf(page, 'group_two')).toContainText('On sale');
});

test('D138: a teacher is added, given a good at its form, and stands on the good’s own page', async ({
  page,
}) => {
  await openGoods(page, 'spoken_');
  await bring(page, 'spoken_one,audio,一,Taught by her,10,');
  await page.getByRole('link', { name: 'Teachers' }).click();
  await act(page, 'create').first().click();
  await control(page, '/name/cn').fill('乔若兰');
  await control(page, '/name/en').fill('Ruolan Qiao');
  await control(page, '/title/en').fill('Reads letters aloud');
  await act(page, 'save').click();
  await page.waitForURL(/\/desk\/teachers\/(?!new)/);

  await page.goto(urlOf('knowledge', '/desk/goods/spoken_one'));
  await page.getByRole('button', { name: 'Choose teacher' }).click();
  await box(page).getByRole('searchbox').fill('Ruolan');
  await box(page).locator('[data-thing]').filter({ hasText: 'Ruolan Qiao' }).click();
  await box(page).getByRole('button', { name: 'Done' }).click();
  await act(page, 'save').click();
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');

  await page.goto(urlOf('knowledge', '/detail/spoken_one/2?lang=en'));
  await expect(page.locator('main')).toContainText('Ruolan Qiao');
  await page.goto(urlOf('knowledge', '/desk/teachers?q=Ruolan'));
  await expect(page.locator('table[data-list="teachers"] [data-row]')).toContainText(/Ruolan Qiao.*1/);
});
