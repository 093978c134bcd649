/** Reads what the decision on access needs to know, and decides (D72). */
import type { AccessAnswer } from '#schemas/content/access.ts';
import { msOf, secondsUpTo } from '#schemas/time.ts';
import { access, type Access, type AccessViewer } from './access.ts';
import { accessOfPart } from './part-access.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { GoodsRow } from '#server/areas/catalogue/area.ts';
import type { GoodsLimits } from '../goods-limit-store.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { isSuperVip, type Viewer } from '#server/areas/identity/area.ts';

type AccessDeps = Pick<Deps, 'stores' | 'clock' | 'catalogue'>;

/** A lesson in a column in a big column; no bundle reaches further. */
const BUNDLE_DEPTH = 3;

interface Asked {
  /** Who asks; a session is not needed to say what somebody may do. */
  viewer: Pick<Viewer, 'user'> | undefined;
  goods: GoodsRow;
}

async function readViewerFacts(
  { stores }: AccessDeps,
  appId: string,
  { goods }: Asked,
  { user }: Pick<Viewer, 'user'>,
  limits: GoodsLimits,
): Promise<AccessViewer> {
  const [rights, isListed] = await Promise.all([
    stores.entitlements.of(appId, user.id, [goods.id]),
    limits.isDesignated ? stores.goodsLimits.isListed(appId, goods.id, user.id) : false,
  ]);
  return {
    isDisabled: user.disabledAt !== undefined,
    isSvip: isSuperVip(user),
    isListed,
    rights,
  };
}

async function readOwnAccess(deps: AccessDeps, appId: string, asked: Asked): Promise<Access> {
  const { viewer, goods } = asked;
  const limits = await deps.stores.goodsLimits.of(appId, goods.id);
  const facts = viewer === undefined ? undefined : await readViewerFacts(deps, appId, asked, viewer, limits);
  return access(facts, { ...goods, limits }, deps.clock.now());
}

async function readAtDepth(deps: AccessDeps, appId: string, asked: Asked, depth: number): Promise<Access> {
  const { goods, isSoldAlone, holders } = await deps.catalogue.standingOf(appId, asked.goods);
  const own = await readOwnAccess(deps, appId, { ...asked, goods });
  if (own.can_study && isSoldAlone) return own;
  const within = depth < BUNDLE_DEPTH ? holders : [];
  const held = await Promise.all(
    within.map(async (holder) => ({
      access: await readAtDepth(deps, appId, { ...asked, goods: holder.goods }, depth + 1),
      unlockAt: msOf(holder.unlockTs),
    })),
  );
  return accessOfPart(own, { holders: held, isSoldAlone }, deps.clock.now());
}

/**
 * What this person may do with this good now, the courses that hold it heeded as the catalogue says, never as a request
 * does. Read anew each time: a right that was taken back is gone with the next call.
 */
export function readAccess(deps: AccessDeps, appId: string, asked: Asked): Promise<Access> {
  return readAtDepth(deps, appId, asked, 1);
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
