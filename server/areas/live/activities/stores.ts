/** What is kept of what is done in live rooms, and what goes when an account does (D90). */
import { and, eq } from 'drizzle-orm';
import type { Person } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { createArrivalStore, type ArrivalStore } from '../store/arrivals.store.ts';
import { createPrizeStore, type PrizeStore } from '../store/prizes.store.ts';
import { createReportStore, type ReportStore } from '../store/report.store.ts';
import { createSignStore, type SignStore } from '../store/signs.store.ts';
import { createVoteStore, type VoteStore } from '../store/votes.store.ts';
import { liveArrival, liveSignIn } from '../tables/activities.ts';

export interface ActivityStores {
  liveSigns: SignStore;
  livePrizes: PrizeStore;
  liveVotes: VoteStore;
  liveArrivals: ArrivalStore;
  liveReports: ReportStore;
}

export function activityStores(db: Database): ActivityStores {
  return {
    liveSigns: createSignStore(db),
    livePrizes: createPrizeStore(db),
    liveVotes: createVoteStore(db),
    liveArrivals: createArrivalStore(db),
    liveReports: createReportStore(db),
  };
}

/** Counts stay right; whose they were nobody can tell. */
export async function forgetActivities(tx: Database, { appId, userId }: Person): Promise<void> {
  await createPrizeStore(tx).forget({ appId, userId });
  await createVoteStore(tx).forget({ appId, userId });
  await tx
    .update(liveSignIn)
    .set({ userId: randomId('gone') })
    .where(and(eq(liveSignIn.appId, appId), eq(liveSignIn.userId, userId)));
  await tx.delete(liveArrival).where(and(eq(liveArrival.appId, appId), eq(liveArrival.userId, userId)));
}
