/** The rules on access in the order in which they are asked; each answers, or leaves it to the next (D72, D73). */
import type { AccessReason } from '#schemas/content/access.ts';
import type { AccessRule } from '#schemas/content/access-explained.ts';
import { isFree } from '#schemas/content/goods-state.ts';
import type { EntitlementRow, EntitlementSource } from '../store/entitlement-rows.ts';
import type { Access, AccessGoods, AccessViewer } from './access-shapes.ts';

interface Question {
  viewer: AccessViewer;
  /** False for whoever is not logged in. */
  isKnown: boolean;
  goods: AccessGoods;
  /** Unix milliseconds. */
  now: number;
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

function study(source: EntitlementSource, right?: EntitlementRow): Access {
  const access: Access = {
    can_see: true,
    can_buy: false,
    can_study: true,
    is_own: false,
    reason: 'ok',
    source,
  };
  if (right === undefined) return access;
  const { from: since, to } = right;
  return to === undefined ? { ...access, since } : { ...access, since, expire_at: to };
}

function refuse(reason: AccessReason, change: Partial<Access> = {}): Access {
  return { can_see: true, can_buy: false, can_study: false, is_own: false, reason, ...change };
}

/** On sale to whoever pays; a free good is taken, not bought. */
const isSold = (goods: AccessGoods) => !isFree(goods) && !OFF_SALE.has(goods.pay_state);

type Rule = (question: Question) => Access | undefined;

const isDisabled: Rule = ({ viewer, goods }) =>
  viewer.isDisabled ? refuse('disabled', { can_see: goods.state !== 'off' }) : undefined;

const hasOwn: Rule = ({ viewer, now }) => {
  const own = longest(viewer, OWN, now);
  return own === undefined ? undefined : { ...study(own.source, own), is_own: true };
};

const isGone: Rule = ({ goods }) =>
  goods.state === 'off' ? refuse('delisted', { can_see: false }) : undefined;

const isStranger: Rule = ({ isKnown }) => (isKnown ? undefined : refuse('login'));

const isLent: Rule = ({ viewer, now }) => {
  const loan = longest(viewer, LENT, now);
  return loan === undefined ? undefined : study(loan.source, loan);
};

const isUnlisted: Rule = ({ viewer, goods, now }) =>
  goods.limits.isDesignated && !viewer.isListed && longest(viewer, ['designated'], now) === undefined
    ? refuse('not-designated', { can_see: false })
    : undefined;

const wantsPassword: Rule = ({ viewer, goods, now }) => {
  const { hasPassword, svipPrice } = goods.limits;
  if (!hasPassword || longest(viewer, ['password'], now) !== undefined) return undefined;
  return refuse('password', { can_buy: isSold(goods) && (svipPrice === undefined || viewer.isSvip) });
};

const wantsMembership: Rule = ({ viewer, goods }) =>
  goods.limits.svipPrice !== undefined && !viewer.isSvip ? refuse('super-vip') : undefined;

/** Every limit the merchant set is met: the password or the list opens it, or the price members pay is nothing. */
const meetsLimits: Rule = ({ viewer, goods, now }) => {
  const { hasPassword, isDesignated, svipPrice } = goods.limits;
  const grant = longest(viewer, ['password'], now);
  if (hasPassword && grant !== undefined) return study('password', grant);
  if (isDesignated)
    return study('designated', viewer.isListed ? undefined : longest(viewer, ['designated'], now));
  return svipPrice === 0 ? study('svip') : undefined;
};

const isForAll: Rule = ({ goods }) => (isFree(goods) ? study('free') : undefined);

const isForMembers: Rule = ({ viewer, goods }) =>
  goods.svip_free && viewer.isSvip ? study('svip') : undefined;

/** Theirs once: buying again what has not begun would be for nothing. */
const wasOwn: Rule = ({ viewer, goods, now }) => {
  const validRights = viewer.rights.filter(
    ({ revokedAt, source }) => revokedAt === undefined && OWN.includes(source),
  );
  if (validRights.length === 0) return undefined;
  if (validRights.some(({ from }) => from > now)) return refuse('not-yet');
  const endedAt = Math.max(...validRights.map(endOf));
  return refuse('expired', { can_buy: !OFF_SALE.has(goods.pay_state), expire_at: endedAt });
};

const isOnSale: Rule = ({ goods }) => {
  const off = OFF_SALE.get(goods.pay_state);
  return off === undefined ? refuse('buy', { can_buy: true }) : refuse(off);
};

export const RULES = [
  { name: 'disabled', judge: isDisabled },
  { name: 'own', judge: hasOwn },
  { name: 'delisted', judge: isGone },
  { name: 'login', judge: isStranger },
  { name: 'lent', judge: isLent },
  { name: 'list', judge: isUnlisted },
  { name: 'password', judge: wantsPassword },
  { name: 'membership', judge: wantsMembership },
  { name: 'limits-met', judge: meetsLimits },
  { name: 'free', judge: isForAll },
  { name: 'free-for-members', judge: isForMembers },
  { name: 'was-own', judge: wasOwn },
  { name: 'sale', judge: isOnSale },
] as const satisfies readonly { name: AccessRule; judge: Rule }[];
