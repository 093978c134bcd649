/** What all steps of the month share: the shop, who works in it, who looks at it, and the twin that is run by command. */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Merchant } from '../merchant.ts';
import type { OwnServer } from '../own-server.ts';
import { expect, untilHydrated } from '../storefront.ts';
import { typeOf, type Cells } from './goods.ts';
import type { Ledger, Shop } from './ledger.ts';
import { writeTables } from './tables.ts';

export const SHOP = 'evening';
/** Where everything is done a second time, by command. */
export const TWIN = 'twin';
export const PHONES = { ann: '13900000002', bo: '13900000003' } as const;

type Resource = keyof typeof RESOURCES;

export interface Month {
  server: OwnServer;
  ledger: Ledger;
  merchant: Merchant;
  /** Nobody in particular. */
  visitor: Page;
  /** Ids of the goods made, by what they are. */
  ids: Map<Resource, string>;
  /** A folder for tables. */
  dir: string;
}

export const pathOf = ({ ids }: Month, resource: Resource): string =>
  `/detail/${ids.get(resource) ?? ''}/${String(typeOf({ resource }))}`;

/** Opens a page of the shop and waits until it is live. */
export async function see(page: Page, { server }: Month, path: string): Promise<void> {
  await page.goto(server.urlOf(SHOP, `${path}?lang=en`));
  await untilHydrated(page);
}

/** The box that is open, whether it asks or tells. */
export const boxOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The form of a good, from wherever the merchant is. */
export async function openGood({ merchant, ids }: Month, resource: Resource): Promise<void> {
  await merchant.go('goods');
  await merchant.press(merchant.page.locator(`[data-row="${ids.get(resource) ?? ''}"] a`).first());
  await expect(merchant.control('/title/en')).toBeVisible();
}

/** Brings tables into the twin. */
export async function bring(
  shop: Shop,
  { dir }: Month,
  what: 'goods' | 'exams',
  tables: Readonly<Record<string, readonly Cells[]>>,
): Promise<void> {
  const folder = join(dir, Object.values(tables).flat().length.toString() + Object.keys(tables).join('-'));
  writeTables(folder, tables);
  await shop(what, 'import', TWIN, folder);
}
