/** Reads what the decision on access needs to know, and decides (D72). */
import type { AccessAnswer } from '#schemas/content/access.ts';
import { msOf, secondsUpTo } from '#schemas/time.ts';
import { decide, type Decision } from './access.ts';
import type { Access, AccessViewer } from './access-shapes.ts';
import { accessOfPart } from './part-access.ts';
import type { Deps, Stores } from '#server/kernel/area.ts';
import type { SaleState } from './sale-state.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { readSuperVip } from './super-vip.ts';
import type { GoodsLimits } from '../store/goods-limit-rows.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';

export interface AccessDeps {
  stores: Pick<Stores, 'entitlements' | 'goodsLimits'>;
  clock: Deps['clock'];
  catalogue: Pick<Deps['catalogue'], 'saleStateOf' | 'superVipUntil'>;
}

/** A lesson in a column in a big column; no bundle reaches further. */
const BUNDLE_DEPTH = 3;

interface AccessQuestion {
  /** Who asks; a session is not needed to say what somebody may do. */
  viewer: Pick<Viewer, 'user'> | undefined;
  goods: GoodsRow;
  /** Where it was read already, for what else is asked of it. */
  saleState?: SaleState;
}

async function readViewerFacts(
  { stores, catalogue, clock }: AccessDeps,
  appId: string,
  { goods }: AccessQuestion,
  { user }: Pick<Viewer, 'user'>,
  limits: GoodsLimits,
): Promise<AccessViewer> {
  const [rights, isListed, superVip] = await Promise.all([
    stores.entitlements.of(appId, user.id, [goods.id]),
    limits.isDesignated ? stores.goodsLimits.isListed(appId, goods.id, user.id) : false,
    readSuperVip(catalogue, appId, { user, now: clock.now() }),
  ]);
  return {
    isDisabled: user.disabledAt !== undefined,
    isSvip: superVip !== undefined,
    isListed,
    rights,
  };
}

/** The decision on one good, with all that led to it. */
export interface AccessJudgement {
  access: Access;
  /** With the state of its sale now. */
  goods: GoodsRow;
  /** Fen, what it costs everybody now. */
  price: number;
  isSoldAlone: boolean;
  limits: GoodsLimits;
  /** Undefined where nobody is logged in. */
  viewer: AccessViewer | undefined;
  rules: Decision['rules'];
  /** Courses that hold it, asked where it is not open by itself, each with the moment it opens within; 0 from the start. */
  holders: readonly (AccessJudgement & { unlockAt: number })[];
}

async function judgeAtDepth(
  deps: AccessDeps,
  appId: string,
  question: AccessQuestion,
  depth: number,
): Promise<AccessJudgement> {
  const saleState = question.saleState ?? (await deps.catalogue.saleStateOf(appId, question.goods));
  const { goods, price, isSoldAlone, holders } = saleState;
  const limits = await deps.stores.goodsLimits.of(appId, goods.id);
  const viewer =
    question.viewer === undefined
      ? undefined
      : await readViewerFacts(deps, appId, { ...question, goods }, question.viewer, limits);
  const now = deps.clock.now();
  const own = decide(viewer, { ...goods, limits }, now);
  const facts = { goods, price, isSoldAlone, limits, viewer, rules: own.rules };
  if (own.access.can_study && isSoldAlone) return { ...facts, access: own.access, holders: [] };
  const within = depth < BUNDLE_DEPTH ? holders : [];
  const holderAccess = await Promise.all(
    within.map(async (holder) => {
      const course = { viewer: question.viewer, goods: holder.goods };
      const judgement = await judgeAtDepth(deps, appId, course, depth + 1);
      const { since } = judgement.access;
      return { ...judgement, unlockAt: msOf(holder.opensAt(since)) };
    }),
  );
  return {
    ...facts,
    access: accessOfPart(own.access, { holders: holderAccess, isSoldAlone }, now),
    holders: holderAccess,
  };
}

/** The decision of `readAccess` with what it was made from, for whoever has to say why. */
export function judgeAccess(
  deps: AccessDeps,
  appId: string,
  question: AccessQuestion,
): Promise<AccessJudgement> {
  return judgeAtDepth(deps, appId, question, 1);
}

/**
 * What this person may do with this good now, the courses that hold it heeded as the catalogue says, never as a request
 * does. Read anew each time: a right that was taken back is gone with the next call.
 */
export async function readAccess(deps: AccessDeps, appId: string, question: AccessQuestion): Promise<Access> {
  return (await judgeAccess(deps, appId, question)).access;
}

export function presentAccess({
  can_see,
  can_buy,
  can_study,
  reason,
  source,
  expire_at: end,
}: Access): AccessAnswer {
  return {
    can_see,
    can_buy,
    can_study,
    reason,
    source: source ?? '',
    expire_at: end === undefined ? '' : shopTime(end),
    expire_ts: end === undefined ? 0 : secondsUpTo(end),
  };
}
