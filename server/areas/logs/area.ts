/** What browsers and page renders report (D111). */
import type { AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { makeFrontLog, type FrontLog } from './services/front-log.ts';
import { registerFrontLog } from './http/front-log.ts';
import { type LogStore, createLogStore, removeOldLogs } from './store/logs.store.ts';
import { frontLog } from './tables/front-log.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    logs: LogStore;
  }
  interface Areas {
    logs: Pick<FrontLog, 'add' | 'once' | 'flush'>;
  }
}

export const area = defineArea({
  name: 'logs',
  tables: { frontLog },
  stores: (db, clock) => ({ logs: createLogStore(db, clock) }),
  retention: [removeOldLogs],
  routes: registerFrontLog,
  open({ stores, clock, log, onClose }: AppContext): FrontLog {
    const reports = makeFrontLog(stores.logs, clock, (error) =>
      log.error({ err: error }, 'fault reports could not be stored'),
    );
    onClose(reports.close);
    return reports;
  },
});
