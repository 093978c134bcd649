/** Laws of money, stock and rights that hold at any moment, over all orders together; asked by tests and by the doctor. */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';

export interface BrokenSum {
  law: string;
  /** The order, or the good. */
  id: string;
}

/** Empty while every law holds. */
export async function brokenSums(db: Database): Promise<BrokenSum[]> {
  const { rows } = await db.execute(sql`
    select 'what was kept is not what was asked for' as law, o.id from shop_order o
      where o.state in ('paid', 'part_refunded') and o.amount - o.refunded <>
        (select coalesce(sum(case e.kind when 'charged' then e.amount when 'refunded' then -e.amount else 0 end), 0)
          from payment_event e where e.app_id = o.app_id and e.order_id = o.id)
        - (select coalesce(sum(r.amount), 0) from refund r where r.app_id = o.app_id and r.order_id = o.id
          and r.cause = 'overcharged' and r.state <> 'succeeded')
    union all
    select 'more was paid back than came in', o.id from shop_order o
      where (select coalesce(sum(e.amount), 0) from payment_event e
          where e.app_id = o.app_id and e.order_id = o.id and e.kind = 'refunded')
        > (select coalesce(sum(e.amount), 0) from payment_event e
          where e.app_id = o.app_id and e.order_id = o.id and e.kind <> 'refunded')
    union all
    select 'paid without a payment', o.id from shop_order o
      where o.amount > 0 and o.paid_by is not null and not exists
        (select 1 from payment_event e where e.app_id = o.app_id and e.attempt_id = o.paid_by and e.kind = 'charged')
    union all
    select 'more is sold than there is', s.goods_id from goods_sku s
      where s.stock is not null and s.held + s.sold > s.stock
    union all
    select 'held for nobody', s.goods_id from goods_sku s
      where s.held <> (select count(*) from shop_order o
        join order_line l on l.app_id = o.app_id and l.order_id = o.id
        where o.app_id = s.app_id and l.goods_id = s.goods_id and l.sku_id = s.id and o.state = 'unpaid')
    union all
    select 'sold is not what people have', s.goods_id from goods_sku s
      where s.sold <> (select count(*) from entitlement t
        join order_line l on l.app_id = t.app_id and l.order_id = t.order_id
        where t.app_id = s.app_id and t.resource_id = s.goods_id and l.sku_id = s.id and t.revoked_at is null)
    union all
    select 'paid without the good', o.id from shop_order o
      where o.state in ('paid', 'part_refunded') and not exists
        (select 1 from entitlement t where t.app_id = o.app_id and t.order_id = o.id and t.revoked_at is null)
    union all
    select 'the good without a payment', o.id from entitlement t
      join shop_order o on o.app_id = t.app_id and o.id = t.order_id
      where t.revoked_at is null and o.state in ('unpaid', 'closed', 'refunded')
    union all
    select 'a coupon is used by no order', c.id from coupon c
      where c.used <> (select count(*) from coupon_redemption r where r.app_id = c.app_id and r.coupon_id = c.id)
    order by 1, 2
    limit 100`);
  return rows.map(({ law, id }) => ({ law: String(law), id: String(id) }));
}
