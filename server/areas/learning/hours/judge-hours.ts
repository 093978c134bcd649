/** What of exported hours is not as it was signed: each row that was touched, put in, taken out or put elsewhere (ADR-325). Pure. */
import { canonicalJson, contentHash } from '#server/kernel/db/canonical-json.ts';
import type { SignedHours } from './hours-file.ts';
import { hashOf } from './ledger-row.ts';
import type { FileRead } from './read-hours-file.ts';

export type RowFault = 'touched' | 'added' | 'removed' | 'moved';

export interface RowJudged {
  id: string;
  fault: RowFault;
}

type Row = FileRead['rows'][number];

const textOf = (row: Row, name: string) => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};
const numberOf = (row: Row, name: string) => {
  const value = row[name];
  return typeof value === 'number' ? value : Number.NaN;
};
const idOf = (row: Row) => textOf(row, 'id');

/** Whether a row says what its own hash was made of. */
function isWhole(appId: string, row: Row): boolean {
  const facts = {
    seq: numberOf(row, 'seq'),
    person: textOf(row, 'person'),
    day: textOf(row, 'day'),
    resourceId: textOf(row, 'resource_id'),
    productId: textOf(row, 'product_id'),
    seconds: numberOf(row, 'seconds'),
    reportedSeconds: numberOf(row, 'reported_seconds'),
    enteredAt: numberOf(row, 'entered_at'),
    prev: textOf(row, 'prev'),
  };
  return hashOf(appId, facts) === textOf(row, 'hash');
}

/** Rows whose neighbour in the ledger stands in the file and has another hash than they say. */
function brokenRows(rows: readonly Row[]): ReadonlySet<string> {
  const hashes = new Map(rows.map((row) => [numberOf(row, 'seq'), textOf(row, 'hash')]));
  return new Set(
    rows
      .filter((row) => {
        const before = hashes.get(numberOf(row, 'seq') - 1);
        return before !== undefined && before !== textOf(row, 'prev');
      })
      .map(idOf),
  );
}

/** Those of a list that keep their order among themselves, as many as there are (the longest rising run of places). */
function inOrder(places: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const place of places) {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = Math.floor((low + high) / 2);
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before.set(place, low === 0 ? undefined : ends[low - 1]);
    ends[low] = place;
  }
  const steady = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) steady.add(at);
  return steady;
}

/**
 * @param signedHours what the signature is over, where that can be read
 * @param isTrusted whether the signature is right; else what it is over may be made up too, and the rows' own hashes are asked
 */
export function judgeRows(
  file: FileRead,
  signedHours: SignedHours | undefined,
  isTrusted: boolean,
): RowJudged[] {
  const digests = new Map(signedHours?.rows);
  const places = new Map(signedHours?.rows.map(([id], place) => [id, place]));
  const brokenIds = isTrusted ? new Set() : brokenRows(file.rows);
  const judgements: RowJudged[] = [];
  const checkedPlaces = new Set<number>();
  for (const row of file.rows) {
    const id = idOf(row);
    const place = places.get(id);
    const isKnown = signedHours === undefined || (place !== undefined && !checkedPlaces.has(place));
    if (!isKnown) {
      judgements.push({ id: id === '' ? '(no id)' : id, fault: 'added' });
      continue;
    }
    if (place !== undefined) checkedPlaces.add(place);
    const isAsSigned = signedHours === undefined || digests.get(id) === contentHash(row);
    const isOfChain = isTrusted || (isWhole(file.app_id, row) && !brokenIds.has(id));
    if (!isAsSigned || !isOfChain) judgements.push({ id, fault: 'touched' });
  }
  for (const [id, place] of places) if (!checkedPlaces.has(place)) judgements.push({ id, fault: 'removed' });
  const steady = inOrder([...checkedPlaces]);
  for (const [id, place] of places)
    if (checkedPlaces.has(place) && !steady.has(place)) judgements.push({ id, fault: 'moved' });
  return judgements;
}

/** Whether what is said of all rows is what was signed. */
export function isHeadSigned(
  { rows: _rows, signature: _signature, keys: _keys, ...head }: FileRead,
  signedHours: SignedHours,
): boolean {
  const { rows: _signedRows, ...signedHead } = signedHours;
  return canonicalJson(head) === canonicalJson(signedHead);
}
