/** Reports that were left behind by a page that is gone: sent by one tab at a time, under the person whose they are (D80). */
import { MINUTE_MS } from '#schemas/time.ts';
import {
  ownerPrefix,
  readStoredReport,
  sessionPrefix,
  type StoredReport,
  type Owner,
} from './stored-report.ts';
import { REPORTS_MAX, REPORTS_MAX_AGE_MS, sessionLock, type QueuePorts } from './queue-ports.ts';
import { makeSender } from './session-sender.ts';
import { clearPendingReportsFlag } from './set-pending-reports-flag.ts';

/** Answers that concern one session; after any other the rest waits, too. */
const OF_ONE_SESSION: ReadonlySet<string> = new Set(['too-many-players', 'not-entitled']);

/** Without locks a session that was written to just now may be another tab's: it writes each ten seconds. */
const ALIVE_MS = 5 * MINUTE_MS;

const isReport = ({ what }: StoredReport) => 'report' in what;

/** What is kept of a person; what nobody can read, is too old or too many is taken away, and told. */
async function pruneReports({ rows, now, onLoss }: QueuePorts, owner: Owner): Promise<StoredReport[]> {
  const allRows = await rows.list('');
  const read = allRows.flatMap((row) => readStoredReport(row) ?? []);
  const fresh = read.filter(({ keptAt }) => now() - keptAt <= REPORTS_MAX_AGE_MS);
  const own = fresh.filter(({ key }) => key.startsWith(ownerPrefix(owner)));
  const oldestFirst = own.filter(isReport).toSorted((a, b) => a.keptAt - b.keptAt);
  const tooMany = new Set(oldestFirst.slice(0, Math.max(0, oldestFirst.length - REPORTS_MAX)));
  const staying = new Set(fresh.filter((row) => !tooMany.has(row)).map(({ key }) => key));
  const going = allRows.filter(({ key }) => !staying.has(key)).map(({ key }) => key);
  if (going.length > 0) await rows.remove(going);
  const goneCount = read.filter((row) => isReport(row) && !staying.has(row.key)).length;
  if (goneCount > 0) onLoss(`${String(goneCount)} reports of study: too old, or too many`);
  return own.filter((row) => !tooMany.has(row));
}

type SendOutcome = 'all' | 'some' | 'none may';

/** Sends one session; read again once nobody else writes to it. */
async function sendSession(ports: QueuePorts, owner: Owner, session: string): Promise<SendOutcome> {
  const { rows, onLoss } = ports;
  const prefix = sessionPrefix(owner, session);
  const ownReports = (await rows.list(prefix)).flatMap((row) => readStoredReport(row) ?? []);
  const beat = ownReports.flatMap(({ what }) => ('beat' in what ? [what.beat] : [])).at(0);
  const reports = ownReports.flatMap(({ what }) => ('report' in what ? [what.report] : []));
  let outcome: SendOutcome = 'all';
  if (beat === undefined && reports.length > 0)
    onLoss(`${String(reports.length)} reports of study: without their session`);
  if (beat !== undefined && reports.length > 0) {
    const start = { session_id: session, beat, learn_progress: 0, position: 0 };
    const sender = makeSender(ports, owner, start, () => undefined);
    sender.add(reports);
    const answer = await sender.pump();
    if (sender.waits())
      outcome = answer?.ok === false && !OF_ONE_SESSION.has(answer.code) ? 'none may' : 'some';
  }
  if (outcome === 'all') await rows.remove((await rows.list(prefix)).map(({ key }) => key));
  return outcome;
}

/** Sends what it can; answers whether something still waits that no living tab looks after. */
export async function sendOrphanedReports(ports: QueuePorts, owner: Owner): Promise<boolean> {
  const { locks, rows, flags } = ports;
  const waits = await locks.ifFree(`lt-study-flush:${ownerPrefix(owner)}`, async () => {
    const reports = await pruneReports(ports, owner);
    const mayLive = ({ keptAt }: StoredReport) => !locks.areKnown && ports.now() - keptAt < ALIVE_MS;
    const alive = new Set(reports.filter(mayLive).map(({ session }) => session));
    const sessions = new Set(reports.map(({ session }) => session).filter((session) => !alive.has(session)));
    let someWait = false;
    for (const session of sessions) {
      const outcome = await locks.ifFree(sessionLock(session), () => sendSession(ports, owner, session));
      someWait ||= outcome === 'some' || outcome === 'none may';
      if (outcome === 'none may') break;
    }
    if ((await rows.list('')).length === 0) clearPendingReportsFlag(flags);
    return someWait;
  });
  return waits ?? false;
}
