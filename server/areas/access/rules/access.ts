/** The one decision on who may see, buy and study a good (D72, D73, M194): pure, and the same wherever it is asked. */
import type { AccessReason } from '#schemas/content/access.ts';
import { PAY_STATE } from '#schemas/content/goods-state.ts';
import type { EntitlementRow, EntitlementSource } from '../entitlement-store.ts';
import type { GoodsLimits } from '../goods-limit-store.ts';
import type { GoodsRow } from '#server/areas/catalogue/area.ts';

export interface AccessViewer {
  isDisabled: boolean;
  isSvip: boolean;
  /** On the good's list of designated people. */
  isListed: boolean;
  /** What they were given of the good, and of bundles that hold it. */
  rights: readonly EntitlementRow[];
}

export interface AccessGoods extends Pick<GoodsRow, 'state' | 'price' | 'pay_state' | 'svip_free'> {
  limits: GoodsLimits;
}

export interface Access {
  /** Whether its page may be shown to them. */
  can_see: boolean;
  /** Whether an order of theirs would be taken now. */
  can_buy: boolean;
  can_study: boolean;
  /** They study by a right of their own, bought or given, which outlives the sale (M224: "is purchased"). */
  is_own: boolean;
  /** `ok`, or what stands in the way first. */
  reason: AccessReason;
  /** By what right they study. */
  source?: EntitlementSource;
  /** Unix milliseconds at which that right ends, or ended (reason `expired`); absent where it does not. */
  expire_at?: number;
}

/** A person's own: no limit set later takes it away, nor the end of the sale. */
export const OWN: readonly EntitlementSource[] = ['order', 'gift', 'manual', 'free'];
/** Comes with a membership: good for whatever is sold. */
const LENT: readonly EntitlementSource[] = ['member', 'svip'];

const OFF_SALE: ReadonlyMap<number, AccessReason> = new Map([
  [2, 'stopped'],
  [3, 'not-on-sale'],
  [4, 'sold-out'],
]);

const isRunning = ({ from, to, revokedAt }: EntitlementRow, now: number) =>
  revokedAt === undefined && from <= now && (to === undefined || now < to);
const endOf = ({ to }: EntitlementRow) => to ?? Number.POSITIVE_INFINITY;

/** Of rights from these sources that run now the one that lasts longest; of equal ones the source named first. */
function longest(
  viewer: AccessViewer,
  sources: readonly EntitlementSource[],
  now: number,
): EntitlementRow | undefined {
  return sources
    .flatMap((source) => viewer.rights.filter((right) => right.source === source && isRunning(right, now)))
    .reduce<EntitlementRow | undefined>(
      (best, right) => (best === undefined || endOf(right) > endOf(best) ? right : best),
      undefined,
    );
}

function study(source: EntitlementSource, to?: number): Access {
  const access: Access = {
    can_see: true,
    can_buy: false,
    can_study: true,
    is_own: false,
    reason: 'ok',
    source,
  };
  return to === undefined ? access : { ...access, expire_at: to };
}

function refuse(reason: AccessReason, change: Partial<Access> = {}): Access {
  return { can_see: true, can_buy: false, can_study: false, is_own: false, reason, ...change };
}

const isFree = ({ price, pay_state }: AccessGoods) =>
  pay_state === PAY_STATE.free || (price === 0 && pay_state === PAY_STATE.unpaid);
/** On sale to whoever pays; a free good is taken, not bought. */
const isSold = (goods: AccessGoods) => !isFree(goods) && !OFF_SALE.has(goods.pay_state);

/** The limits a merchant set, each of which must be met: the list, then the password, then the membership. */
function fence(viewer: AccessViewer, goods: AccessGoods, now: number): Access | undefined {
  const { hasPassword, isDesignated, svipPrice } = goods.limits;
  const listed = longest(viewer, ['designated'], now);
  if (isDesignated && !viewer.isListed && listed === undefined)
    return refuse('not-designated', { can_see: false });
  const given = longest(viewer, ['password'], now);
  if (hasPassword && given === undefined) {
    const mayBuy = isSold(goods) && (svipPrice === undefined || viewer.isSvip);
    return refuse('password', { can_buy: mayBuy });
  }
  if (svipPrice !== undefined && !viewer.isSvip) return refuse('super-vip');
  if (given !== undefined && hasPassword) return study('password', given.to);
  if (isDesignated) return study('designated', viewer.isListed ? undefined : listed?.to);
  return svipPrice === 0 ? study('svip') : undefined;
}

/** Nothing but the price is left. */
function byPrice(viewer: AccessViewer, goods: AccessGoods, now: number): Access {
  if (isFree(goods)) return study('free');
  if (goods.svip_free && viewer.isSvip) return study('svip');
  const kept = viewer.rights.filter(
    ({ revokedAt, source }) => revokedAt === undefined && OWN.includes(source),
  );
  // Theirs already: buying it again would be for nothing.
  if (kept.some(({ from }) => from > now)) return refuse('not-yet');
  const off = OFF_SALE.get(goods.pay_state);
  const ended = Math.max(...kept.map(endOf));
  if (kept.length > 0) return refuse('expired', { can_buy: off === undefined, expire_at: ended });
  return off === undefined ? refuse('buy', { can_buy: true }) : refuse(off);
}

/**
 * What is true first is said: a disabled account; what is one's own; the end of the sale; the want of a login; what a
 * membership lends; the list, the password, the super members' price; the price.
 * @param now unix milliseconds
 */
export function access(viewer: AccessViewer | undefined, goods: AccessGoods, now: number): Access {
  const isGone = goods.state === 'off';
  if (viewer?.isDisabled === true) return refuse('disabled', { can_see: !isGone });
  const own = viewer === undefined ? undefined : longest(viewer, OWN, now);
  if (own !== undefined) return { ...study(own.source, own.to), is_own: true };
  if (isGone) return refuse('delisted', { can_see: false });
  if (viewer === undefined) return refuse('login');
  const lent = longest(viewer, LENT, now);
  if (lent !== undefined) return study(lent.source, lent.to);
  return fence(viewer, goods, now) ?? byPrice(viewer, goods, now);
}
