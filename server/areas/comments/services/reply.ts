/** What the shop answers to a comment: shown at once, marked as the shop's. */
import { tidy } from '#schemas/text/tidy.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Stores } from '#server/kernel/area.ts';

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
