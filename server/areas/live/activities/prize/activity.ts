/** Round prizes of a live room (M247, D100, ADR-371). */
import { activity as facts } from '#schemas/live/activities/prize.ts';
import { handleJob } from '#server/kernel/jobs/define-job.ts';
import { livePrize, livePrizeJoin } from '../../tables/prizes.ts';
import { defineActivity } from '../define-activity.ts';
import { drawPrize, drawRound, readPrizeReport } from './prize.ts';
import { createPrizeStore, type PrizeStore } from './prizes.store.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    livePrizes: PrizeStore;
  }
}

export const activity = defineActivity({
  facts,
  tables: { livePrize, livePrizeJoin },
  stores: (db) => ({ livePrizes: createPrizeStore(db) }),
  state: ({ prizeId }) => ({ prize_id: prizeId }),
  report: readPrizeReport,
  rows: ({ prizes }) => [
    ...prizes.map(({ name, joiners }) => ['prize', name, String(joiners)]),
    ...prizes.flatMap(({ name: prize, won }) =>
      won.map(({ nickname, name, phone, address }) => ['winner', prize, nickname, name, phone, address]),
    ),
  ],
  jobs: (deps) => [handleJob(drawRound, ({ appId, aliveId, id }) => drawPrize(deps, { appId, aliveId }, id))],
  end: async (deps, key) => {
    for (const { id } of await deps.stores.livePrizes.running(key)) await drawPrize(deps, key, id);
  },
  ended: { prizeId: '' },
  forget: (tx, person) => createPrizeStore(tx).forget(person),
});
