/** A row of the ledger of hours, and the hash that binds it to the row before (ADR-325). Pure. */
import { contentHash } from '#server/kernel/db/canonical-json.ts';

/** What a row says; seconds are whole. */
export interface LedgerFacts {
  seq: number;
  /** A name drawn for the ledger; whose it is stands elsewhere. */
  person: string;
  /** `YYYY-MM-DD` of the shop's calendar. */
  day: string;
  resourceId: string;
  /** The package it was opened in, empty for none. */
  productId: string;
  seconds: number;
  /** Those of them that came late (ADR-313). */
  reportedSeconds: number;
  /** Unix milliseconds. */
  enteredAt: number;
}

export interface LedgerRow extends LedgerFacts {
  prev: string;
  hash: string;
}

/** What stands before the first row of a shop. */
export const NO_ROW = '0'.repeat(64);

/** Of the shop, the facts and the hash before, as JSON with sorted names and no spaces (SHA-256, hex). */
export function hashOf(appId: string, row: Omit<LedgerRow, 'hash'>): string {
  return contentHash({
    app_id: appId,
    seq: row.seq,
    person: row.person,
    day: row.day,
    resource_id: row.resourceId,
    product_id: row.productId,
    seconds: row.seconds,
    reported_seconds: row.reportedSeconds,
    entered_at: row.enteredAt,
    prev: row.prev,
  });
}

/** The next rows, behind the one at `head`. */
export function chainRows(
  appId: string,
  head: { seq: number; hash: string },
  entries: readonly Omit<LedgerFacts, 'seq'>[],
): LedgerRow[] {
  const rows: LedgerRow[] = [];
  let { seq, hash: prev } = head;
  for (const entry of entries) {
    seq += 1;
    const row = { ...entry, seq, prev };
    const hash = hashOf(appId, row);
    rows.push({ ...row, hash });
    prev = hash;
  }
  return rows;
}
