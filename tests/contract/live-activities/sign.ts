/** A sign-in in a room in which everything is done, where it stays open; and what it keeps of a person. */
import { liveSignIn } from '#server/areas/live/tables/signs.ts';
import type { ActivityWalk, LeaveTraces } from '../live-walk.ts';

export const walk: ActivityWalk = async (ask, { owner, me }) => {
  const { sign_id } = await ask(owner, 'live.sign.start', { time: 60 });
  await ask(me, 'live.sign.commit', { sign_id });
};

export const leaveTraces: LeaveTraces = async (db, { appId, userId }) => {
  await db.insert(liveSignIn).values({ appId, userId, aliveId: 'demo_live', signId: 's', at: 0 });
};
