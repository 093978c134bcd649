/** Exported hours: rows of the ledger with names beside them, and a signed list of what each row is (ADR-325). */
import type { HoursRow } from '#schemas/learning/hours-row.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { maskPhone } from '#server/areas/identity/area.ts';
import type { PublicKey, Signer } from '#server/areas/signing/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { canonicalJson, contentHash } from '#server/kernel/db/canonical-json.ts';
import type { NamedRow, RowsAsked } from '../store/hours.store.ts';
import { enterDays } from './enter-days.ts';

export const HOURS_FORMAT = 'lectern-hours-1';
/** One file holds at most so many rows; who has more asks by days. */
export const HOURS_ROWS_MAX = 50_000;

/** What is said of all rows. */
interface HoursHead {
  format: typeof HOURS_FORMAT;
  app_id: string;
  /** What was asked for; empty for all. */
  from: string;
  to: string;
  person: string;
  /** Unix milliseconds. */
  made_at: number;
  /** The last row of the ledger then. */
  ledger: { seq: number; hash: string };
}

export interface HoursFile extends HoursHead {
  rows: HoursRow[];
  /** A compact JWS over the head and, row by row, its id and the hash of all that stands in it. */
  signature: string;
  /** The key it was signed by, as `/.well-known/jwks.json` has it. */
  keys: PublicKey[];
}

/** What the signature is over. */
export type SignedHours = HoursHead & { rows: (readonly [id: string, digest: string])[] };

const rowId = (seq: number): string => `h${String(seq).padStart(8, '0')}`;

/** A row of the ledger as it is exported; of somebody whose account is gone it says no name. */
export function presentHours({ row, person, lesson }: NamedRow, locale: Locale): HoursRow {
  const name = person === null ? '' : person.realName === '' ? person.nickname : person.realName;
  return {
    id: rowId(row.seq),
    seq: row.seq,
    day: row.day,
    person: row.person,
    name,
    phone: person === null ? '' : maskPhone(person.phone),
    resource_id: row.resourceId,
    title: lesson === null ? '' : readText(lesson.title, locale),
    product_id: row.productId,
    seconds: row.seconds,
    reported_seconds: row.reportedSeconds,
    entered_at: row.enteredAt,
    prev: row.prev,
    hash: row.hash,
  };
}

export interface HoursWorld {
  stores: Pick<Stores, 'hours'>;
  clock: Clock;
  signing: Signer;
}

/** All days that are over, as one signed file; undefined where that would be too many rows. */
export async function hoursFile(
  world: HoursWorld,
  query: RowsAsked,
  locale: Locale,
): Promise<HoursFile | undefined> {
  const { stores, clock, signing } = world;
  const { appId, from, to, person } = query;
  await enterDays(world, appId);
  const ledger = await stores.hours.head(appId);
  const ledgerRows = await stores.hours.rows(query, HOURS_ROWS_MAX + 1);
  if (ledgerRows.length > HOURS_ROWS_MAX) return undefined;
  const rows = ledgerRows.filter(({ row }) => row.seq <= ledger.seq).map((one) => presentHours(one, locale));
  const head: HoursHead = {
    format: HOURS_FORMAT,
    app_id: appId,
    from,
    to,
    person: person === '' ? '' : (rows[0]?.person ?? ''),
    made_at: clock.now(),
    ledger,
  };
  const signedHours: SignedHours = { ...head, rows: rows.map((row) => [row.id, contentHash(row)] as const) };
  const signature = await signing.sign(canonicalJson(signedHours), { typ: HOURS_FORMAT });
  return { ...head, rows, signature, keys: [await signing.publicKey()] };
}
