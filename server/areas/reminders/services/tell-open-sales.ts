/** Tells those who wait for a good that it can be bought now: once each, in the language they asked in (ADR-488). */
import { PAY_STATE } from '#schemas/content/goods-state.ts';
import { readText } from '#schemas/page/text.ts';
import { pathTo } from '#schemas/paths.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Deps } from '#server/kernel/area.ts';
import { tryEach } from '#server/kernel/jobs/try-each.ts';

type World = Pick<Deps, 'stores' | 'catalogue' | 'shop' | 'messaging'>;

/** Whether a good is sold now: it has begun, a seat is free, and the shop offers it. */
const ON_SALE: ReadonlySet<number> = new Set([PAY_STATE.free, PAY_STATE.unpaid]);
const isOnSale = ({ pay_state: pay, state }: Pick<GoodsRow, 'pay_state' | 'state'>): boolean =>
  state !== 'off' && ON_SALE.has(pay);

/** The good as it is sold now, or undefined where there is none. */
export async function readSale(
  { catalogue }: Pick<Deps, 'catalogue'>,
  appId: string,
  goodsId: string,
): Promise<GoodsRow | undefined> {
  const goods = await catalogue.byId(appId, goodsId);
  return goods && (await catalogue.saleStateOf(appId, goods)).goods;
}

/** Written before the reminder goes, and known by it: a job cut off in between tells nobody twice. */
async function tellAll({ stores, shop, messaging }: World, appId: string, goods: GoodsRow): Promise<void> {
  const match = await shop.byAppId(appId);
  if (match === undefined) return;
  for (let last = ''; ;) {
    const rows = await stores.reminders.after(appId, goods.id, last);
    for (const row of rows) {
      const { userId, locale, origin, createdAt } = row;
      const url = origin === '' ? '' : `${origin}${pathTo('detail', { id: goods.id, type: goods.type })}`;
      const name = readText(match.row.info.base.shop_name, locale);
      const values = { shop: name, title: readText(goods.title, locale), link: url };
      const id = `sale.open.${goods.id}.${userId}.${String(createdAt)}`;
      await messaging.people.inform({ appId, id, userId, kind: 'sale-open', locale, values });
      await stores.reminders.drop(row);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.userId;
  }
}

/** Looks at each good somebody waits for. A refund, a raised stock, an import and a clock all free a seat: this sees each. */
export async function tellOpenSales(world: World): Promise<void> {
  await tryEach(await world.stores.reminders.awaited(), async ({ appId, goodsId }) => {
    const goods = await readSale(world, appId, goodsId);
    if (goods !== undefined && isOnSale(goods)) await tellAll(world, appId, goods);
  });
}
