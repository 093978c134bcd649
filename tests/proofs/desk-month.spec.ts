/** A merchant's month at the desk of an empty installation, its presses counted beside the commands for the same (ADR-840). */
import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../tools/imports.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { openShop } from '../journeys/support/first-shop.ts';
import { Merchant } from '../journeys/support/merchant.ts';
import { broadcast, moderate } from '../journeys/support/month/evenings.ts';
import { Ledger } from '../journeys/support/month/ledger.ts';
import { sell } from '../journeys/support/month/money.ts';
import { SHOP, TWIN, type Month } from '../journeys/support/month/month.ts';
import { beginFlashSale, designate, issueCoupon } from '../journeys/support/month/offers.ts';
import { letIn } from '../journeys/support/month/people.ts';
import { hireTeacher, stockUp } from '../journeys/support/month/stock.ts';
import { examine } from '../journeys/support/month/teaching.ts';
import { ownServer } from '../journeys/support/own-server.ts';
import { expect, test } from '../journeys/support/storefront.ts';

const DOCUMENT = join(ROOT, 'docs/MONTH.md');
const TABLE = /^\|[\s\S]*\|$/m;
/** However wide the formatter makes the columns. */
const plain = (table: string) => table.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
const LIMIT_MS = 1_500_000;

async function openShops({ ledger, merchant, server, visitor }: Month): Promise<void> {
  await ledger.step(
    'The shop, opened',
    {
      rows: [{ label: TWIN, name: 'Evening School', owner: '13800000009' }],
      run: (shop) => shop('create', TWIN, '--name', 'Evening School', '--owner', '13800000009'),
    },
    () => openShop(merchant, server, 'en'),
    async () => {
      await visitor.goto(server.urlOf(SHOP, '/?lang=en'));
      await expect(visitor).toHaveTitle(/Evening School/);
      return 'its home page';
    },
  );
}

test('ADR-840: a merchant’s month is done at the desk, and docs/MONTH.md says what each step costs', async ({
  page,
  browser,
}) => {
  test.setTimeout(LIMIT_MS);
  const server = await ownServer({ DEMO: '0', MANUAL_PAYMENT_TEXT: 'Account 6222 0000' });
  const dir = makeTempDir('month');
  const merchant = new Merchant(page, 'month');
  const ledger = new Ledger(merchant, server.shop);
  try {
    const visitor = await (await browser.newContext()).newPage();
    const month: Month = { server, ledger, merchant, visitor, dir, ids: new Map() };
    await page.context().setExtraHTTPHeaders({});
    await openShops(month);
    await stockUp(month);
    const learners = await letIn(month, browser);
    await hireTeacher(month);
    await beginFlashSale(month);
    await issueCoupon(month);
    await designate(month, learners);
    for (const part of [sell, examine, moderate, broadcast]) await part(month, learners);
    const text = readFileSync(DOCUMENT, 'utf8');
    if (process.env['UPDATE'] === '1') writeFileSync(DOCUMENT, text.replace(TABLE, ledger.table()));
    else expect(plain(TABLE.exec(text)?.[0] ?? '')).toBe(plain(ledger.table()));
  } finally {
    await server.close();
    removeTempDir(dir);
  }
});
