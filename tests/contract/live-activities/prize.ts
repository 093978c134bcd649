/** What a round prize keeps of a person; all of its calls are made in live-fields.test.ts itself. */
import { livePrizeJoin } from '#server/areas/live/tables/prizes.ts';
import type { LeaveTraces } from '../live-walk.ts';

export const leaveTraces: LeaveTraces = async (db, { appId, userId, name }) => {
  const card = { name, phone: '19912345678', address: 'A street' };
  await db
    .insert(livePrizeJoin)
    .values({ appId, userId, prizeId: 'p', ticket: 1, nickname: name, joinedAt: 0, isWinner: true, card });
};
