/** `live` by calls of the console. */
import {
  consoleLiveReportExport,
  consoleLiveSave,
  consoleLiveSourceGet,
  consoleLiveSourceSave,
  consoleReportLive,
} from '#schemas/api/console/live.ts';
import type { ContractCaller } from './call-contract.ts';
import type { LiveBackend } from './live-backend.ts';

export function liveByServer({ ask, decide }: ContractCaller): LiveBackend {
  return {
    async liveSet(shop, id, item) {
      const done = await decide(consoleLiveSave, { shop, id, item });
      if (done === undefined) return undefined;
      // No version is sent: there is no other conflict.
      return done === 'state-conflict' ? 'no-form' : 'set';
    },
    liveReport: (shop, alive_id, locale) => ask(consoleReportLive, { shop, alive_id }, locale),
    liveReportCsv: async (shop, alive_id, locale) =>
      (await ask(consoleLiveReportExport, { shop, alive_id }, locale))?.csv,
    async livePush(shop, id) {
      const found = await ask(consoleLiveSourceGet, { shop, id });
      return found && { address: found.push_address, source: found.item.source };
    },
    async liveSource(shop, id, item) {
      const done = await ask(consoleLiveSourceSave, { shop, id, item });
      return done && { source: item.source, unlisted: done.unlisted };
    },
  };
}
