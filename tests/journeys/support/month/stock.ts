/** Goods of every type, and who teaches them. */
import { join } from 'node:path';
import { hasDetail, RESOURCES } from '#schemas/content/resource-type.ts';
import { makeGood, MONTH_GOODS, rowsOf, typeOf } from './goods.ts';
import type { Shop } from './ledger.ts';
import { bring, openGood, pathOf, see, SHOP, TWIN, type Month } from './month.ts';
import { writeGoods } from './tables.ts';
import { expect } from '../storefront.ts';

/** What a stranger reads at the good's own address. */
async function lookAt(month: Month, title: string, type: number, id: string): Promise<string> {
  const { visitor, server } = month;
  await visitor.goto(server.urlOf(SHOP, `/detail/${id}/${String(type)}?lang=en`));
  const heading = visitor.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const { pathname } = new URL(visitor.url());
  const words = (await heading.textContent()) ?? '';
  if (hasDetail(type)) {
    await expect(heading).toHaveText(title);
    return 'its own page';
  }
  expect(pathname).toBe('/unsupport');
  return `“${words}”`;
}

export async function stockUp(month: Month): Promise<void> {
  const { ledger, merchant, dir, ids } = month;
  const folder = join(dir, 'goods');
  writeGoods(folder);
  for (const [place, good] of MONTH_GOODS.entries()) {
    const same = {
      rows: rowsOf(good),
      // All of them come in together.
      run: async (shop: Shop) => {
        if (place === 0) await shop('goods', 'import', TWIN, folder);
      },
    };
    const name = RESOURCES[good.resource].name.en;
    const id = await ledger.step(
      name,
      same,
      () => makeGood(merchant, good),
      (newId) => lookAt(month, good.title, typeOf(good), newId),
    );
    ids.set(good.resource, id);
  }
}

export async function hireTeacher(month: Month): Promise<void> {
  const { ledger, merchant, visitor } = month;
  const { page } = merchant;
  const teachers = [{ id: 'mei', name: 'Mei Lin', title: 'Editor' }];
  const goods = [{ id: 'e_course', teachers: 'mei' }];
  await ledger.step(
    'A teacher, and a course of hers',
    { rows: [...teachers, ...goods], run: (shop) => bring(shop, month, 'goods', { teachers, goods }) },
    async () => {
      await merchant.go('goods');
      await merchant.press(page.getByRole('link', { name: 'Teachers' }));
      await merchant.press(merchant.act('create'));
      await merchant.fill('/name/en', 'Mei Lin');
      await merchant.fill('/title/en', 'Editor');
      await merchant.press(merchant.act('save'));
      await page.waitForURL(/\/desk\/teachers\/(?!new)/);
      await openGood(month, 'e_course');
      await merchant.press(page.getByRole('button', { name: 'Choose teacher' }));
      await merchant.press(page.locator('[data-thing]').filter({ hasText: 'Mei Lin' }));
      await merchant.press(page.getByRole('button', { name: 'Done' }));
      await merchant.save();
    },
    async () => {
      await see(visitor, month, pathOf(month, 'e_course'));
      await expect(visitor.locator('main')).toContainText('Mei Lin');
      return 'her name on the course’s page';
    },
  );
}
