/** What the shop answers to a comment: shown at once, marked as the shop's. */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { tidy } from '#schemas/text/tidy.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Deps, Stores } from '#server/kernel/area.ts';
import type { Actor } from '#server/kernel/http/console-handler.ts';

interface ReplyWorld {
  stores: Pick<Stores, 'comments'>;
  bus: Pick<Bus, 'publish'>;
}

export interface ReplyAuthor {
  /** null for the shop's operator, who has no account in it. */
  userId: string | null;
  nickname: string;
  avatar: string;
}

/** A person at the desk answers by their own name; the operator, who has no account, by the shop's. */
export async function authorOf(
  { identity }: Pick<Deps, 'identity'>,
  shop: ShopContext,
  actor: Pick<Actor, 'userId'>,
  locale: Locale,
): Promise<ReplyAuthor> {
  const user = await identity.users.byId(shop.appId, actor.userId);
  return {
    userId: user?.id ?? null,
    nickname: user?.nickname ?? readText(shop.row.info.base.shop_name, locale),
    avatar: user?.avatar ?? '',
  };
}

export type ReplyResult = { ok: true; id: string } | { ok: false; code: 'not-found' | 'state-conflict' };

export async function replyToComment(
  { stores, bus }: ReplyWorld,
  appId: string,
  { id, content, author }: { id: string; content: string; author: ReplyAuthor },
): Promise<ReplyResult> {
  const target = await stores.comments.byId(appId, id);
  if (target === undefined) return { ok: false, code: 'not-found' };
  if (target.state !== 'shown') return { ok: false, code: 'state-conflict' };
  const { resource_id: resourceId, resource_type: resourceType } = target;
  const row = await stores.comments.add(appId, {
    ...author,
    resourceId,
    resourceType,
    parentId: target.parent_id ?? target.id,
    isTeacher: true,
    content: tidy(content, true),
    images: [],
    postKind: null,
    state: 'shown',
  });
  // The comment itself may be hidden, where a reply is answered.
  if (row === undefined) return { ok: false, code: 'state-conflict' };
  await bus.publish('purge', { appId, tags: [`comments:${resourceId}`] });
  return { ok: true, id: row.id };
}
