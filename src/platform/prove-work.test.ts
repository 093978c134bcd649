/** Hashing and the work of those who cannot see a puzzle. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWorkDone, workText } from '#schemas/auth/proof-of-work.ts';
import { fakeClock } from './fake-clock.ts';
import { proveWork } from './prove-work.ts';
import { sha256 } from './sha256.ts';

test('D50: the hash is the one everybody else computes, whatever the length', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const message = new Uint8Array(length).map((_zero, index) => (index * 37) % 256);
    expect(Buffer.from(sha256(message)).toString('hex')).toBe(
      createHash('sha256').update(message).digest('hex'),
    );
  }
});

test('D50: the work is found in steps, and the server agrees with it', () => {
  const clock = fakeClock();
  const answers: string[] = [];
  proveWork({ salt: 'abc', bits: 12 }, clock, (answer) => answers.push(answer));
  for (let breath = 0; breath < 50 && answers.length === 0; breath += 1) clock.advance(1);
  const hash = createHash('sha256')
    .update(workText('abc', answers[0] ?? ''))
    .digest();
  expect(isWorkDone(hash, 12)).toBe(true);
});

test('D50: work that is called off finds nothing', () => {
  const clock = fakeClock();
  const answers: string[] = [];
  const stop = proveWork({ salt: 'abc', bits: 1 }, clock, (answer) => answers.push(answer));
  stop();
  clock.advance(1);
  expect(answers).toEqual([]);
});
