/**
 * Who may be in a room no longer loses the sockets within a second, also while no node hears of another: what is told at
 * once by the bus is looked for again each second (requirements 39, 53).
 */
import type { ByeReason } from '#schemas/live/frame.ts';
import { mayRead } from '#server/areas/identity/area.ts';
import { revokedAmong } from '#server/areas/access/area.ts';
import type { Areas, AppContext } from '#server/kernel/area.ts';
import type { Connection, Gateway } from '#server/kernel/realtime/gateway.ts';
import { judgeRoom, type OpenWorld } from './open-room.ts';
import { byeOf, type Listener } from './live.ts';
import type { AdmissionCache } from './admission-cache.ts';

/** Rights taken back so long before a poll are looked for: clocks of nodes differ. */
const SINCE_MS = 10_000;
/** A right that ends before the next poll is waited for. */
const SOON_MS = 1500;
/** Others are judged anew in turn, so many at each poll: lists and memberships change without a word. */
const IN_TURN = 5;

interface Watch {
  world: AppContext;
  areas: Pick<Areas, 'identity' | 'shop'>;
  gateway: Gateway<Listener>;
  open: OpenWorld;
  admissions: Pick<AdmissionCache, 'forget'>;
}

/** Undefined where they may stay; the end of it is known anew then. */
async function whyNot({ areas, open }: Watch, { who }: Connection<Listener>): Promise<ByeReason | undefined> {
  const user = await areas.identity.users.byId(who.key.appId, who.userId);
  if (user === undefined) return 'logged-out';
  const judgement = await judgeRoom(open, who.key, { user });
  if (judgement === undefined) return 'not-entitled';
  const { entry } = judgement;
  if (entry.ok) {
    who.endsAt = entry.endsAt;
    return undefined;
  }
  return entry.code === 'comment-banned' ? 'banned' : who.isTrial ? 'time-up' : 'not-entitled';
}

async function judgeAnew(watch: Watch, those: readonly Connection<Listener>[]): Promise<void> {
  for (const one of those) {
    const reason = await whyNot(watch, one);
    if (reason === undefined) continue;
    void one.close(byeOf(reason));
    watch.admissions.forget();
  }
}

/** Sessions that ended or that the shop's gate counts no longer (D116), people who were silenced, sent out or may not comment any more. */
async function closeUnwelcome(watch: Watch, appId: string, those: readonly Connection<Listener>[]) {
  const { world, areas } = watch;
  const userIds = [...new Set(those.map(({ who }) => who.userId))];
  const [shop, standing, bannedIds] = await Promise.all([
    areas.shop.byAppId(appId),
    areas.identity.sessions.standing(
      appId,
      those.map(({ who }) => who.sessionPublicId),
    ),
    world.stores.liveMembers.bannedAmong(appId, userIds, world.clock.now()),
  ]);
  const isBanned = new Set(bannedIds.map(({ aliveId, userId }) => `${aliveId} ${userId}`));
  for (const one of those) {
    const { key, userId, sessionPublicId, isHost } = one.who;
    const roles = standing.get(sessionPublicId);
    if (roles === undefined) void one.close(byeOf('logged-out'));
    else if (shop === undefined || !mayRead({ roles: [...roles] }, shop.capabilities))
      void one.close(byeOf('not-entitled'));
    else if (!isHost && (roles.includes('comment-banned') || isBanned.has(`${key.aliveId} ${userId}`)))
      void one.close(byeOf('banned'));
  }
}

/** What is done after each poll of the rooms. */
export function makeWatch(watch: Watch): () => Promise<void> {
  const { world, gateway } = watch;
  let turn = 0;
  return async () => {
    const all = gateway.connections();
    const now = world.clock.now();
    for (const appId of new Set(all.map(({ who }) => who.key.appId))) {
      const those = all.filter(({ who }) => who.key.appId === appId);
      await closeUnwelcome(watch, appId, those);
      const userIds = [...new Set(those.map(({ who }) => who.userId))];
      const revokedIds = new Set(await revokedAmong(world.stores, appId, { userIds, since: now - SINCE_MS }));
      await judgeAnew(
        watch,
        those.filter(({ who }) => revokedIds.has(who.userId)),
      );
    }
    const ending = all.filter(({ who }) => who.endsAt !== undefined && who.endsAt <= now + SOON_MS);
    for (const one of ending) {
      const ms = Math.max(0, (one.who.endsAt ?? 0) - world.clock.now());
      setTimeout(() => void judgeAnew(watch, [one]).catch(() => undefined), ms).unref();
    }
    turn = turn >= all.length ? 0 : turn;
    await judgeAnew(watch, all.slice(turn, turn + IN_TURN));
    turn += IN_TURN;
  };
}
