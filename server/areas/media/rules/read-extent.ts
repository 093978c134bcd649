/** How much of a good's media somebody may have at this moment: asked anew for every file of it, so that a refund closes it at once. */
import { readAccess } from '#server/areas/access/area.ts';
import type { PlayableGood } from './played.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Extent } from './extent.ts';

interface ExtentRequest {
  viewer: Viewer | undefined;
  goodsId: string;
}

interface Open {
  playable: PlayableGood;
  /** Undefined where they may have nothing of it. */
  extent: Extent | undefined;
}

/** Undefined where nothing is played of such a good. */
export async function readExtent(
  deps: Pick<Deps, 'stores' | 'clock' | 'catalogue'>,
  appId: string,
  { viewer, goodsId }: ExtentRequest,
): Promise<Open | undefined> {
  const goods = await deps.catalogue.byId(appId, goodsId);
  if (goods === undefined) return undefined;
  const standing = await deps.catalogue.saleStateOf(appId, goods);
  const [playable, access] = await Promise.all([
    deps.catalogue.playedOf(appId, standing),
    readAccess(deps, appId, { viewer, goods, saleState: standing }),
  ]);
  if (playable === undefined) return undefined;
  if (access.can_study) return { playable, extent: 'whole' };
  // What was taken down is nobody's trial any more.
  const isOpen = goods.state !== 'off' && playable.preview !== 'none';
  return { playable, extent: isOpen && playable.preview !== 'none' ? playable.preview : undefined };
}
