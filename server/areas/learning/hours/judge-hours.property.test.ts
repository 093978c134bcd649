/** Laws of exported hours: whatever of them is touched is named, and nothing else (ADR-325). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSignature, makeSigner } from '#server/areas/signing/area.ts';
import { canonicalJson, contentHash } from '#server/kernel/db/canonical-json.ts';
import { HOURS_FORMAT, presentHours, type HoursFile, type SignedHours } from './hours-file.ts';
import { isHeadSigned, judgeRows } from './judge-hours.ts';
import { chainRows, NO_ROW } from './ledger-row.ts';
import { readHoursFile, readSigned } from './read-hours-file.ts';

const SHOP = 'appjudged';
const signer = makeSigner('an installation of these tests');

const entries = fc.array(
  fc.record({
    person: fc.constantFrom('p_one', 'p_two'),
    day: fc.constantFrom('2026-11-01', '2026-11-02'),
    resourceId: fc.string({ maxLength: 8 }),
    productId: fc.constantFrom('', 'course_1'),
    seconds: fc.integer({ min: 1, max: 86_400 }),
    reportedSeconds: fc.integer({ min: 0, max: 100 }),
    enteredAt: fc.integer({ min: 0, max: 2_000_000_000_000 }),
  }),
  { minLength: 2, maxLength: 12 },
);
type Entries = Parameters<typeof chainRows>[2];

async function readExportedFile(
  all: Entries,
  keep: (at: number) => boolean = () => true,
): Promise<HoursFile> {
  const chain = chainRows(SHOP, { seq: 0, hash: NO_ROW }, all);
  const rows = chain
    .filter((_row, at) => keep(at))
    .map((row) => presentHours({ row, person: null, lesson: { title: 'A lesson' } }, 'en'));
  const last = chain.at(-1);
  const head = {
    format: HOURS_FORMAT,
    app_id: SHOP,
    from: '',
    to: '',
    person: '',
    made_at: 1,
    ledger: { seq: last?.seq ?? 0, hash: last?.hash ?? NO_ROW },
  } as const;
  const signedHours: SignedHours = { ...head, rows: rows.map((row) => [row.id, contentHash(row)] as const) };
  return {
    ...head,
    rows,
    signature: await signer.sign(canonicalJson(signedHours)),
    keys: [await signer.publicKey()],
  };
}

/** What is found of a file, as text and fault: `h00000001 touched`. */
async function readVerdict(
  file: HoursFile,
): Promise<{ faults: string[]; isRight: boolean; isHeadRight: boolean }> {
  const read = readHoursFile(JSON.stringify(file));
  if (read === undefined) throw new Error('This file can be read.');
  const { isRight, payload } = await checkSignature(read.signature, [await signer.publicKey()]);
  const signedHours = readSigned(payload);
  const matches = judgeRows(read, signedHours, isRight).map(({ id, fault }) => `${id} ${fault}`);
  return {
    faults: matches,
    isRight,
    isHeadRight: signedHours !== undefined && isHeadSigned(read, signedHours),
  };
}

const RIGHT = { faults: [], isRight: true, isHeadRight: true };
const place = fc.nat({ max: 11 });
const FIELDS = [
  'day',
  'person',
  'name',
  'title',
  'resource_id',
  'product_id',
  'prev',
  'hash',
  'phone',
] as const;

describe('exported hours', () => {
  it('D80, R38: are right as they were signed, also where only some rows were asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        entries,
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        async (all, keptItems) => {
          expect(await readVerdict(await readExportedFile(all))).toEqual(RIGHT);
          expect(await readVerdict(await readExportedFile(all, (at) => keptItems[at] === true))).toEqual(
            RIGHT,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('R38: name each row that was touched, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(entries, place, fc.constantFrom(...FIELDS, 'seconds'), async (all, at, field) => {
        const file = await readExportedFile(all);
        const row = file.rows[at % file.rows.length];
        if (row === undefined) return;
        Object.assign(
          row,
          field === 'seconds' ? { seconds: row.seconds + 1 } : { [field]: `${row[field]}x` },
        );
        expect((await readVerdict(file)).faults).toEqual([`${row.id} touched`]);
      }),
      { numRuns: 100 },
    );
  });

  it('R38: name rows that were taken out, put in twice, or put elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(entries, place, place, async (all, one, other) => {
        const file = await readExportedFile(all);
        const [from, to] = [one % file.rows.length, other % file.rows.length];
        const row = file.rows[from];
        if (row === undefined) return;
        const without = file.rows.toSpliced(from, 1);
        expect((await readVerdict({ ...file, rows: without })).faults).toEqual([`${row.id} removed`]);
        expect((await readVerdict({ ...file, rows: file.rows.toSpliced(to, 0, row) })).faults).toContain(
          `${row.id} added`,
        );
        const movedItems = (await readVerdict({ ...file, rows: without.toSpliced(to, 0, row) })).faults;
        expect(movedItems.length).toBe(from === to ? 0 : 1);
        expect(movedItems.every((faults) => faults.endsWith(' moved'))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('R38: have a wrong signature where another key signed, and still name what is not of the chain', async () => {
    const file = await readExportedFile([
      {
        person: 'p',
        day: '2026-11-01',
        resourceId: 'r',
        productId: '',
        seconds: 9,
        reportedSeconds: 0,
        enteredAt: 1,
      },
      {
        person: 'p',
        day: '2026-11-02',
        resourceId: 'r',
        productId: '',
        seconds: 9,
        reportedSeconds: 0,
        enteredAt: 1,
      },
    ]);
    const [first, second] = file.rows;
    if (first === undefined || second === undefined) throw new Error('Two rows were exported.');
    const forgedValue = { ...file, rows: [{ ...first, seconds: 10 }, second] };
    const { rows, signature: _old, keys: _keys, ...head } = forgedValue;
    const signedValue = { ...head, rows: rows.map((row) => [row.id, contentHash(row)]) };
    const signature = await makeSigner('somebody else').sign(canonicalJson(signedValue));
    expect(await readVerdict({ ...forgedValue, signature })).toEqual({
      faults: [`${first.id} touched`],
      isRight: false,
      isHeadRight: true,
    });
    expect((await readVerdict({ ...file, signature: `${file.signature}A` })).isRight).toBe(false);
    expect((await readVerdict({ ...file, from: '2026-11-02' })).isHeadRight).toBe(false);
  });
});
