/** Reads what the decision on access needs to know, and decides (D72). */
import type { AccessAnswer } from '#schemas/content/access.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { access, type Access, type AccessViewer } from './access.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { GoodsRow } from '#server/areas/catalogue/area.ts';
import type { GoodsLimits } from '../goods-limit-store.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { isSuperVip, type Viewer } from '#server/areas/identity/area.ts';

type AccessDeps = Pick<Deps, 'stores' | 'clock'>;

interface Asked {
  viewer: Viewer | undefined;
  goods: GoodsRow;
  /** Goods that hold this one, as the catalogue knows them; never as a request says. */
  bundles?: readonly string[];
}

async function readViewerFacts(
  { stores }: AccessDeps,
  appId: string,
  { goods, bundles = [] }: Asked,
  { user }: Viewer,
  limits: GoodsLimits,
): Promise<AccessViewer> {
  const [rights, isListed] = await Promise.all([
    stores.entitlements.of(appId, user.id, [goods.id, ...bundles]),
    limits.isDesignated ? stores.goodsLimits.isListed(appId, goods.id, user.id) : false,
  ]);
  return {
    isDisabled: user.disabledAt !== undefined,
    isSvip: isSuperVip(user),
    isListed,
    rights,
  };
}

/** What this person may do with this good now. Read anew each time: a right that was taken back is gone with the next call. */
export async function readAccess(deps: AccessDeps, appId: string, asked: Asked): Promise<Access> {
  const { viewer, goods } = asked;
  const limits = await deps.stores.goodsLimits.of(appId, goods.id);
  const facts = viewer === undefined ? undefined : await readViewerFacts(deps, appId, asked, viewer, limits);
  return access(facts, { ...goods, limits }, deps.clock.now());
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
