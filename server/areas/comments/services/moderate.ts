/** Moderates comments: each step answers what it did, and cached pages of the good are purged. */
import type { BanVerb, ClassVerb, ModerationResult, ModeratedComment } from '#schemas/content/moderation.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Stores } from '#server/kernel/area.ts';
import { personOfPhone, setCommentBan } from '#server/areas/identity/area.ts';
import type { ModeratedRow } from '../store/moderation-rows.ts';

export interface ModerationWorld {
  stores: Pick<Stores, 'comments' | 'moderation' | 'users' | 'accounts'>;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

export const presentModerated = (row: ModeratedRow, locale: Locale): ModeratedComment => ({
  id: row.id,
  state: row.state,
  goods_id: row.resource_id,
  parent_id: row.parent_id ?? '',
  kind: row.post_kind ?? '',
  nickname: readText(row.nickname, locale),
  user_id: row.user_id ?? '',
  content: readText(row.content, locale),
  images: row.images,
  like_count: row.like_count,
  is_pinned: row.pinned_at !== null,
  created_ts: secondsOf(row.created_at),
});

export async function moderateComment(
  { stores, bus, clock }: ModerationWorld,
  appId: string,
  { id, verb }: { id: string; verb: ClassVerb },
): Promise<ModerationResult> {
  const { comments, moderation } = stores;
  const row = await moderation.byId(appId, id);
  if (row === undefined) return 'no-comment';
  const chooseOnce = async (on: boolean) =>
    row.is_essence !== on && (await comments.choose(appId, id, on)) !== undefined;
  const steps = {
    approve: () => moderation.approve(appId, id),
    hide: async () => (await comments.hide(appId, id)) !== undefined,
    pin: () => moderation.pin(appId, id, clock.now()),
    unpin: () => moderation.pin(appId, id, null),
    choose: () => chooseOnce(true),
    unchoose: () => chooseOnce(false),
    delete: () => moderation.remove(appId, id),
  };
  if (!(await steps[verb]())) return 'already';
  await bus.publish('purge', { appId, tags: [`comments:${row.resource_id}`] });
  return 'done';
}

/** By a phone, or by a comment the person wrote. Counts from their next call on (M193). */
export async function moderatePerson(
  { stores }: ModerationWorld,
  appId: string,
  { who, verb }: { who: string; verb: BanVerb },
): Promise<{ outcome: ModerationResult; userId: string }> {
  const person = await personOfPhone(stores, appId, who);
  const userId = person ?? (await stores.moderation.byId(appId, who))?.user_id;
  if (userId === undefined || userId === null) return { outcome: 'no-person', userId: '' };
  return { outcome: await setCommentBan(stores, appId, { userId, on: verb === 'ban' }), userId };
}
