/** What a vote keeps of a person; all of its calls are made in live-fields.test.ts itself. */
import { liveVoteCast } from '#server/areas/live/tables/votes.ts';
import type { LeaveTraces } from '../live-walk.ts';

export const leaveTraces: LeaveTraces = async (db, { appId, userId }) => {
  await db.insert(liveVoteCast).values({ appId, userId, voteId: 'v', options: [0], at: 0 });
};
