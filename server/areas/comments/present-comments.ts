/** Comments (D88): how they are told, and whether somebody may write one now. */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { secondsOf } from '#schemas/time.ts';
import { readAccess } from '#server/areas/access/area.ts';
import { countTry } from '#server/kernel/limits/count-try.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { CommentRow } from './comment-store.ts';
import type { GoodsRow } from '#server/areas/catalogue/area.ts';
import { shopTime, type ShopContext } from '#server/areas/shop/area.ts';
import { may, type Viewer } from '#server/areas/identity/area.ts';
import { COMMENT_LIMITS } from './limits.ts';

export function presentComment(row: CommentRow, locale: Locale) {
  return {
    id: row.id,
    user: { nickname: readText(row.nickname, locale), avatar: row.avatar, is_teacher: row.is_teacher },
    content: readText(row.content, locale),
    images: [],
    like_count: row.like_count,
    created_at: shopTime(row.created_at),
    created_ts: secondsOf(row.created_at),
  };
}

/** As its writer sees it: also while it waits for the shop. */
export function presentOwnComment(row: CommentRow, locale: Locale) {
  const state = row.state === 'shown' ? ('shown' as const) : ('pending' as const);
  return { ...presentComment(row, locale), parent_id: row.parent_id ?? '', state };
}

/** M193, requirement 39: read with each call, so a ban counts from the next one on. */
export function isBanned({ user }: Viewer): boolean {
  return user.roles.includes('comment-banned');
}

/** Whoever keeps the shop may take any comment down. */
export function isModerator({ user }: Viewer, can: Capabilities): boolean {
  const { enterConsole, enterBackEnd } = may(user, can);
  return enterConsole || enterBackEnd;
}

export type WriteRefusal =
  | { code: 'comment-banned' | 'not-found' | 'delisted' | 'not-designated' | 'not-entitled' }
  /** Until then, in unix milliseconds. */
  | { code: 'rate-limited'; resetAt: number };

export type WriteVerdict = { ok: true; goods: GoodsRow } | { ok: false; refusal: WriteRefusal };

const refused = (refusal: WriteRefusal): WriteVerdict => ({ ok: false, refusal });

/** Whether this person may write about this good now. Each try of somebody who is not banned counts. */
export async function mayWrite(
  deps: Pick<Deps, 'stores' | 'catalogue' | 'clock' | 'limits'>,
  { appId, capabilities: can }: Pick<ShopContext, 'appId' | 'capabilities'>,
  viewer: Viewer,
  goodsId: string,
): Promise<WriteVerdict> {
  if (isBanned(viewer)) return refused({ code: 'comment-banned' });
  const counters = COMMENT_LIMITS.map((limit) => ({
    key: `comment ${appId} ${viewer.user.id} ${String(limit.windowMs)}`,
    limit,
  }));
  const counted = await countTry(deps.limits, counters);
  if (!counted.ok) return refused({ code: 'rate-limited', resetAt: counted.resetAt });
  const goods = await deps.catalogue.byId(appId, goodsId);
  if (goods === undefined) return refused({ code: 'not-found' });
  // Who bought it still studies it, but nobody would read on.
  if (goods.state === 'off') return refused({ code: 'delisted' });
  const access = await readAccess(deps, appId, { viewer, goods });
  if (access.reason === 'not-designated') return refused({ code: 'not-designated' });
  if (can.whoMayComment === 'who-may-study' && !access.can_study) return refused({ code: 'not-entitled' });
  return { ok: true, goods };
}
