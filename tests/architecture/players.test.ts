/** A journey that plays shares its person with no other journey that plays (D129). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { PLAYERS } from '../journeys/support/players.ts';

const JOURNEYS = join(ROOT, 'tests/journeys');
/** A journey that has a server of its own meets nobody there. */
const HAS_ITS_SERVER = /ownServer\(/;
/** Reads how far the film or the recording of a lesson has come. */
const PLAYS = [/\/learn\//, /'main video'|locator\('(?:audio|video)'\)/, /\.currentTime/];

const specs = readdirSync(JOURNEYS)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => ({ name: name.replace('.spec.ts', ''), text: readFileSync(join(JOURNEYS, name), 'utf8') }));

test('D129: who plays in one journey plays in no other', () => {
  const phones = Object.values(PLAYERS).flat();
  expect(new Set(phones).size).toBe(phones.length);
});

test('D129: a journey that plays lessons on the shared server takes its person from the list', () => {
  const players = specs.filter(
    ({ text }) => PLAYS.every((sign) => sign.test(text)) && !HAS_ITS_SERVER.test(text),
  );
  expect(players.length).toBeGreaterThan(4);
  expect(
    players
      .filter(({ name, text }) => !(name in PLAYERS) || !text.includes('PLAYERS'))
      .map(({ name }) => name),
  ).toEqual([]);
});
