/** The rows broken by hand fit the tree, and which door a test shows its rows through. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../imports.ts';
import { citableIds } from '../laws.ts';
import { doorOf, rowsNamed } from './doors.ts';
import { listRows } from './list-rows.ts';
import { mutate, type Mutation } from './mutation.ts';
import { MUTATIONS } from './mutations.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('rows broken by hand', () => {
  it.each(MUTATIONS.map((mutation) => [mutation.law, mutation.breaks, mutation] as const))(
    '%s: %s, and the text to change and the test that notices are there',
    (_law, _breaks, mutation) => {
      expect(mutate(read(mutation.file), mutation)).not.toBe(read(mutation.file));
      expect(read(mutation.test.file)).toContain(mutation.test.name);
    },
  );

  it('are forty rows of the specification at least', () => {
    const rows = new Set(MUTATIONS.map(({ law }) => law).filter((law) => law.startsWith('M')));
    expect(rows.size).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ['is not there', 'absent', 'b'],
    ['stands twice', 'a', 'b'],
    ['stays as it is', 'one', 'one'],
  ])('are refused where the text %s', (_what, from, to) => {
    const mutation: Mutation = {
      law: 'M1',
      breaks: '',
      file: 'x.ts',
      from,
      to,
      test: { file: 'x.test.ts', name: '' },
    };
    expect(() => mutate('a one a', mutation)).toThrow('x.ts');
  });
});

describe('rows a file of tests names', () => {
  it('are those its titles begin with, ranges and lists too', () => {
    const text = `it('M1, M3-M5: a'); it('D9, M7: b'); test('see M8'); // M9`;
    expect([...rowsNamed(text, 300)]).toEqual([1, 3, 4, 5, 7]);
  });

  it.each([
    ['tests/journeys/login.spec.ts', 'browser'],
    ['tests/contract/login.test.ts', 'call'],
    ['renderers/auth/login-panel/view.test.tsx', 'component'],
    ['schemas/auth/phone.test.ts', 'rule'],
  ])('%s is the door %s', (file, door) => {
    expect(doorOf(file)).toBe(door);
  });
});

describe('the rows of the specification', () => {
  const rows = listRows();

  it('are 292, and each says what shows it', () => {
    expect(rows).toHaveLength(292);
    expect(rows.filter(({ isShown }) => !isShown).map(({ id }) => id)).toEqual([]);
  });

  it('that are met by a decision name one there is', () => {
    const knownItems = citableIds();
    const decidedItems = rows.filter(({ decisions }) => decisions.length > 0);
    expect(decidedItems.map(({ id }) => id)).toEqual(
      expect.arrayContaining([70, 199, 200].map((row) => `M${String(row)}`)),
    );
    for (const { id, decisions } of decidedItems)
      for (const decision of decisions) expect([id, knownItems.has(decision)]).toEqual([id, true]);
    // Whoever writes the words names what they mean.
    const wordy = rows.filter(
      ({ text, decisions }) => text.includes('By decision') && decisions.length === 0,
    );
    expect(wordy).toEqual([]);
  });
});
