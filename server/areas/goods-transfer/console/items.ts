/** One good, one coupon and one teacher, read and saved by the desk's forms (D127, D138). */
import { consoleCouponsGet, consoleCouponsSave } from '#schemas/api/console/coupons.ts';
import { consoleGoodsGet, consoleGoodsSave } from '#schemas/api/console/goods.ts';
import { consoleTeachersGet, consoleTeachersSave } from '#schemas/api/console/teachers.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { auditOfItem } from '../rules/audit-of-import.ts';
import { COUPON_ITEM, GOODS_ITEM, TEACHER_ITEM, type ItemKind } from '../rules/item-kinds.ts';
import { pricesOf } from '#schemas/goods-table/price-words.ts';
import { readItem, saveItem } from '../services/save-item.ts';

interface SaveInput {
  id?: string;
  version?: string;
  item: Record<string, unknown>;
}

/** @param noun names the thing in the audit log; @param prefix begins the id of a new one */
async function save<Item>(
  { stores, bus, identity }: Pick<Deps, 'stores' | 'bus' | 'identity'>,
  appId: string,
  { kind, noun, prefix }: { kind: ItemKind<Item>; noun: string; prefix: string },
  { id = randomId(prefix), version, item }: SaveInput,
) {
  const world = { stores, bus, passwords: identity.passwords };
  const result = await saveItem(world, appId, kind, { id, version, change: item });
  if (result.kind === 'stale') return fail('state-conflict', { yours: item, theirs: result.theirs ?? null });
  if (result.kind === 'refused') return fail('bad-parameters', { faults: result.faults });
  const { report, version: now, notes } = result;
  const data = { id, version: now, notes };
  return report.changes.length === 0
    ? okUnchanged(data)
    : okChanged(data, auditOfItem(`${noun} ${id}`, report));
}

export const itemCalls = [
  handleConsole(consoleGoodsGet, async ({ input: { id }, shop: { appId }, deps, locale }) => {
    const match = await readItem(deps, appId, GOODS_ITEM, id);
    if (match === undefined) return fail('not-found');
    const { item, version, hasSecret } = match;
    const prices = pricesOf(item, secondsOf(deps.clock.now()), locale);
    return ok({ item, version, has_password: hasSecret, prices });
  }),
  handleConsole(consoleGoodsSave, ({ input, shop: { appId }, deps }) =>
    save(deps, appId, { kind: GOODS_ITEM, noun: 'good', prefix: 'g' }, input),
  ),
  handleConsole(consoleCouponsGet, async ({ input: { id }, shop: { appId }, deps }) => {
    const match = await readItem(deps, appId, COUPON_ITEM, id);
    if (match === undefined) return fail('not-found');
    return ok({ item: match.item, version: match.version });
  }),
  handleConsole(consoleCouponsSave, ({ input, shop: { appId }, deps }) =>
    save(deps, appId, { kind: COUPON_ITEM, noun: 'coupon', prefix: 'cp' }, input),
  ),
  handleConsole(consoleTeachersGet, async ({ input: { id }, shop: { appId }, deps }) => {
    const match = await readItem(deps, appId, TEACHER_ITEM, id);
    if (match === undefined) return fail('not-found');
    return ok({ item: match.item, version: match.version });
  }),
  handleConsole(consoleTeachersSave, ({ input, shop: { appId }, deps }) =>
    save(deps, appId, { kind: TEACHER_ITEM, noun: 'teacher', prefix: 't' }, input),
  ),
];
