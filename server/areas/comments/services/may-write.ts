/** Who may say something of a good, and who keeps order there (D88, D89, M193). */
import { hasClass } from '#schemas/content/resource-type.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { readAccess } from '#server/areas/access/area.ts';
import { countTry } from '#server/kernel/limits/count-try.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import { may, type Viewer } from '#server/areas/identity/area.ts';
import type { CommentRow } from '../store/comment-rows.ts';
import { COMMENT_LIMITS } from '../limits.ts';

type CommentShop = Pick<ShopContext, 'appId' | 'capabilities'>;

/** M193, requirement 39: read with each call, so a ban counts from the next one on. */
export function isBanned({ user }: Viewer): boolean {
  return user.roles.includes('comment-banned');
}

/** Whoever keeps the shop may take any comment down. */
export function isModerator({ user }: Viewer, can: Capabilities): boolean {
  const { enterConsole, enterBackEnd } = may(user, can);
  return enterConsole || enterBackEnd;
}

/** Whether they are of the class of a course or a camp: who studies it, and whoever keeps the shop (D89). */
export async function isOfClass(
  deps: Pick<Deps, 'stores' | 'catalogue' | 'clock'>,
  { appId, capabilities: can }: CommentShop,
  viewer: Viewer | undefined,
  goods: GoodsRow,
): Promise<boolean> {
  if (viewer === undefined || !hasClass(goods.type)) return false;
  return isModerator(viewer, can) || (await readAccess(deps, appId, { viewer, goods })).can_study;
}

/** Whether they may read and like this comment: what everybody reads, or what is said in their own class. */
export async function mayRead(
  deps: Pick<Deps, 'stores' | 'catalogue' | 'clock'>,
  shop: CommentShop,
  viewer: Viewer | undefined,
  row: CommentRow,
): Promise<boolean> {
  if (row.post_kind === null) return true;
  const goods = await deps.catalogue.byId(shop.appId, row.resource_id);
  return goods !== undefined && isOfClass(deps, shop, viewer, goods);
}

export type WriteRefusal =
  | { code: 'comment-banned' | 'not-found' | 'delisted' | 'not-designated' | 'not-entitled' }
  /** Until then, in unix milliseconds. */
  | { code: 'rate-limited'; resetAt: number };

export type WriteVerdict = { ok: true; goods: GoodsRow } | { ok: false; refusal: WriteRefusal };

const refuse = (refusal: WriteRefusal): WriteVerdict => ({ ok: false, refusal });

interface Saying {
  goodsId: string;
  /** A post of a class, not a comment everybody reads. */
  isPost: boolean;
  /** The comment it answers. */
  parentId: string | undefined;
}

/** Whether this person may write this about this good now. Each try of somebody who is not banned counts. */
export async function mayWrite(
  deps: Pick<Deps, 'stores' | 'catalogue' | 'clock' | 'limits'>,
  shop: CommentShop,
  viewer: Viewer,
  { goodsId, isPost, parentId }: Saying,
): Promise<WriteVerdict> {
  const { appId, capabilities: can } = shop;
  if (isBanned(viewer)) return refuse({ code: 'comment-banned' });
  const counters = COMMENT_LIMITS.map((limit) => ({
    key: `comment ${appId} ${viewer.user.id} ${String(limit.windowMs)}`,
    limit,
  }));
  const count = await countTry(deps.limits, counters);
  if (!count.ok) return refuse({ code: 'rate-limited', resetAt: count.resetAt });
  const goods = await deps.catalogue.byId(appId, goodsId);
  if (goods === undefined) return refuse({ code: 'not-found' });
  // Who bought it still studies it, but nobody would read on.
  if (goods.state === 'off') return refuse({ code: 'delisted' });
  const access = await readAccess(deps, appId, { viewer, goods });
  if (access.reason === 'not-designated') return refuse({ code: 'not-designated' });
  const parent = parentId === undefined ? undefined : await deps.stores.comments.byId(appId, parentId);
  const isInClass = isPost || (parent?.post_kind ?? null) !== null;
  if (isInClass && !(await isOfClass(deps, shop, viewer, goods))) return refuse({ code: 'not-entitled' });
  const isLearner = access.can_study || isModerator(viewer, can);
  if (can.whoMayComment === 'who-may-study' && !isLearner) return refuse({ code: 'not-entitled' });
  return { ok: true, goods };
}
