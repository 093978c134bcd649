/** Reports as this browser keeps them: whose they are, in which session, and read with care, for others may write there too. */
import type { StoredRow } from '#platform/row-storage.ts';
import type { Report } from './study-state.ts';

/** Reports are kept by shop and person: nobody sends what somebody else studied. */
export interface Owner {
  appId: string;
  userId: string;
}

const DIGITS = 7;
const BEAT = 'beat';

export const ownerPrefix = ({ appId, userId }: Owner) => `${appId}/${userId}/`;
export const sessionPrefix = (owner: Owner, session: string) => `${ownerPrefix(owner)}${session}/`;
/** In the order of their `seq`. */
export const reportKey = (owner: Owner, session: string, seq: number) =>
  `${sessionPrefix(owner, session)}${String(seq).padStart(DIGITS, '0')}`;
/** Where the token of the last answer stands, behind the reports of its session. */
export const beatKey = (owner: Owner, session: string) => `${sessionPrefix(owner, session)}${BEAT}`;

export interface StoredReport {
  key: string;
  session: string;
  /** Unix milliseconds by the server's clock. */
  keptAt: number;
  what: { report: Report } | { beat: string };
}

const NUMBERS = [
  'resource_type',
  'learn_progress',
  'org_learn_progress',
  'spend_time',
  'stay_time',
  'is_first',
  'agent_type',
  'seq',
  'client_ts',
] as const;
const TEXTS = ['resource_id', 'product_id', 'covered'] as const;

/** Its shape; what each field may hold is for the server to say. */
function isReport(value: unknown): value is Report {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    NUMBERS.every((name) => Number.isSafeInteger(fields.get(name))) &&
    TEXTS.every((name) => typeof fields.get(name) === 'string')
  );
}

/** Undefined for what is no row of ours. */
export function readStoredReport({ key, value }: StoredRow): StoredReport | undefined {
  const session = key.split('/').at(-2);
  if (session === undefined || typeof value !== 'object' || value === null) return undefined;
  if (!('keptAt' in value) || typeof value.keptAt !== 'number') return undefined;
  const { keptAt } = value;
  if ('beat' in value && typeof value.beat === 'string')
    return { key, session, keptAt, what: { beat: value.beat } };
  if (!('report' in value) || !isReport(value.report)) return undefined;
  return { key, session, keptAt, what: { report: value.report } };
}
