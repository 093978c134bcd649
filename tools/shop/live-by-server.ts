/** `live` through the console of a running server. */
import type { MediaSource } from '#schemas/live/kinds.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import type { LiveBackend } from './live-backend.ts';
import type { ReadCsv } from './read-csv.ts';
import type { Answer, Call } from './call-server.ts';

const NOT_FOUND = 40400;
const CONFLICT = 40900;

export function liveByServer(call: Call, readCsv: ReadCsv, refuse: (answer: Answer) => never): LiveBackend {
  const reportOf = (shop: string, aliveId: string, format: string) =>
    `/console/live/report?${new URLSearchParams({ shop, alive_id: aliveId, format }).toString()}`;
  return {
    async liveSet(shop, aliveId, to) {
      const answer = await call('POST', '/console/live/settings', { shop, alive_id: aliveId, ...to });
      if (answer.code === NOT_FOUND) return undefined;
      if (answer.code === CONFLICT) return 'no-form';
      return answer.code === 0 ? 'set' : refuse(answer);
    },
    async liveReport(shop, aliveId) {
      const answer = await call('GET', reportOf(shop, aliveId, ''));
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as LiveReport) : refuse(answer);
    },
    async liveReportCsv(shop, aliveId, locale) {
      const answer = await readCsv(reportOf(shop, aliveId, 'csv'), locale);
      if (typeof answer === 'string') return answer;
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    async livePush(shop, aliveId) {
      const query = new URLSearchParams({ shop, alive_id: aliveId }).toString();
      const answer = await call('GET', `/console/live/push?${query}`);
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as { address: string; source: MediaSource }) : refuse(answer);
    },
    async liveSource(shop, aliveId, to) {
      const answer = await call('POST', '/console/live/source', { shop, alive_id: aliveId, ...to });
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as { source: string; unlisted: string[] }) : refuse(answer);
    },
  };
}
