/** Sign-ins of a live room (M246, D99). */
import { activity as facts } from '#schemas/live/activities/sign.ts';
import { msOf } from '#schemas/time.ts';
import { handleJob } from '#server/kernel/jobs/define-job.ts';
import { liveSign, liveSignIn } from '../../tables/signs.ts';
import { defineActivity } from '../define-activity.ts';
import { closeSign, endSign, readSignReport } from './sign.ts';
import { createSignStore, type SignStore } from './signs.store.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    liveSigns: SignStore;
  }
}

export const activity = defineActivity({
  facts,
  tables: { liveSign, liveSignIn },
  stores: (db) => ({ liveSigns: createSignStore(db) }),
  state: ({ signId }) => ({ sign_id: signId }),
  report: readSignReport,
  rows: ({ signs }) =>
    signs.map(({ ts, count }) => ['sign', new Date(msOf(ts)).toISOString(), String(count)]),
  jobs: (deps) => [handleJob(closeSign, (part) => endSign(deps, part))],
  ended: { signId: '' },
  forget: (tx, person) => createSignStore(tx).forget(person),
});
