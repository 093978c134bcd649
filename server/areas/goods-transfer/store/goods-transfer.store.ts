/** Reads and writes a shop's goods, in one transaction that no other import of the shop stands beside. */
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { goodsLimitsIn, listLimits, listMembers, putMember } from '#server/areas/access/area.ts';
import { createCatalogWriter, readCatalogSnapshot, type GoodsNamed } from '#server/areas/catalogue/area.ts';
import { couponsIn, type CouponRow } from '#server/areas/coupons/area.ts';
import { invitationsIn } from '#server/areas/identity/area.ts';
import { holdShop } from '#server/areas/shop/area.ts';
import type { Bundle } from '../rules/bundle.ts';
import type { NamedParts } from '../rules/named-parts.ts';
import type { Plan } from '../rules/plan.ts';
import type { ShopGoods } from '../rules/shop-goods.ts';

interface Inspection {
  parts: NamedParts;
  look: (shop: ShopGoods) => void;
}

export type GoodsTransferStore = ReturnType<typeof createGoodsTransferStore>;

/** Goods that are named, by themselves or by a stored coupon that is. */
function goodsNamed(
  { goods, teachers, coupons: ids }: NamedParts,
  coupons: readonly Pick<CouponRow, 'id' | 'goods_ids'>[],
): GoodsNamed {
  const ofCoupons = coupons.filter(({ id }) => ids.includes(id)).flatMap((row) => row.goods_ids);
  return { goods: [...new Set([...goods, ...ofCoupons])], teachers };
}

async function read(db: Database, appId: string, parts?: NamedParts): Promise<ShopGoods> {
  const coupons = await couponsIn(db, appId).list();
  const assortment = await readCatalogSnapshot(db, appId, parts && goodsNamed(parts, coupons));
  const ids = parts && assortment.goods.map(({ id }) => id);
  return {
    assortment,
    coupons,
    limits: await listLimits(db, appId, ids),
    members: await listMembers(db, appId, parts?.members),
  };
}

/** People a good is designated for are known by their phones; who is not there yet is made. */
async function writeLimits(
  tx: Database,
  clock: Clock,
  appId: string,
  { bundle, before }: { bundle: Bundle; before: Bundle | undefined },
): Promise<void> {
  const goodsId = bundle.good.row.id;
  const store = goodsLimitsIn(tx, clock);
  const [now, old] = [bundle.limits, before?.limits];
  if (now.passwordHash !== old?.passwordHash) await store.setPassword(appId, goodsId, now.passwordHash);
  if (now.svipPrice !== old?.svipPrice) await store.setSvipPrice(appId, goodsId, now.svipPrice);
  if (
    JSON.stringify([now.isDesignated, now.targets]) ===
    JSON.stringify([old?.isDesignated ?? false, old?.targets ?? []])
  )
    return;
  const people = invitationsIn(tx, clock);
  const list = [];
  for (const { kind, target } of now.targets)
    list.push({
      kind,
      target: kind === 'person' ? await people.enrol(appId, { phone: target, roles: [] }) : target,
    });
  await store.designate(appId, goodsId, now.isDesignated ? list : undefined);
}

async function writePlan(tx: Database, clock: Clock, appId: string, plan: Plan): Promise<void> {
  const writer = createCatalogWriter(tx, clock, appId);
  for (const { row, position } of plan.tags) await writer.putTag(row, position);
  for (const row of plan.teachers) await writer.putTeacher(row);
  for (const { bundle, before } of plan.bundles) {
    const { good, lessons, nodes, terms, skus } = bundle;
    await writer.putGoods(good);
    for (const lesson of lessons) await writer.putGoods(lesson);
    await writer.putOutline(good.row.id, nodes);
    await writer.putTerms(good.row.id, terms);
    await writer.putSkus(good.row.id, skus);
    await writeLimits(tx, clock, appId, { bundle, before });
  }
  if (plan.order !== undefined) await writer.arrange(plan.order);
  const coupons = couponsIn(tx, appId);
  for (const row of plan.coupons) await coupons.put(row);
  const people = invitationsIn(tx, clock);
  for (const { goodsId, phone, to } of plan.members) {
    const userId = await people.enrol(appId, { phone, roles: [] });
    await putMember(tx, clock, { appId, userId, goodsId, to });
  }
  const ids = plan.bundles.flatMap(({ bundle: { good, lessons } }) =>
    [good, ...lessons].map(({ row }) => row.id),
  );
  await writer.reindex(
    ids,
    plan.tags.map(({ row }) => row.id),
  );
}

export function createGoodsTransferStore(db: Database, clock: Clock) {
  return {
    /** All of it; or of its goods and people only those that are named, with what describes them. */
    read: (appId: string, parts?: NamedParts) => read(db, appId, parts),
    /** Writes what `decide` makes of the present goods, nothing without a plan; `inspect` sees the outcome, of what it names. */
    write: <Decided extends { plan: Plan | undefined }>(
      appId: string,
      parts: NamedParts | undefined,
      decide: (shop: ShopGoods) => Decided,
      inspect?: Inspection,
    ): Promise<Decided> =>
      db.transaction(async (tx) => {
        await holdShop(tx, appId);
        const decision = decide(await read(tx, appId, parts));
        if (decision.plan !== undefined) await writePlan(tx, clock, appId, decision.plan);
        inspect?.look(await read(tx, appId, inspect.parts));
        return decision;
      }),
  };
}
