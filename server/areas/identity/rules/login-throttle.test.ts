/** Counting guesses: what locks, for how long, and what does not count. */
import { describe, expect, it } from 'vitest';
import { createMemoryLimits } from '#server/kernel/limits/memory.ts';
import { makeLoginThrottle, type Guess } from './login-throttle.ts';

const MINUTE = 60_000;
const GUESS: Guess = {
  appId: 'app',
  ip: '203.0.113.1',
  name: '19900000001',
  account: { id: 'u_1', passwordHash: 'one' },
};

function counting() {
  let now = 0;
  const clock = { now: () => now };
  const guesses = makeLoginThrottle(createMemoryLimits(clock), clock);
  const readJudgedText = async (guess: Guess, times: number) => {
    const kinds: string[] = [];
    for (let index = 0; index < times; index += 1) kinds.push((await guesses.count(guess)).kind);
    return kinds;
  };
  return { guesses, judged: readJudgedText, pass: (ms: number) => (now += ms) };
}

describe('guesses', () => {
  it('R16: five are judged, then one after each lock; a lock doubles up to a quarter of an hour', async () => {
    const { judged, pass } = counting();
    const five = ['judge', 'judge', 'judge', 'judge', 'judge'];
    expect(await judged(GUESS, 7)).toEqual([...five, 'locked', 'locked']);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      pass(minutes * MINUTE - 1);
      expect(await judged(GUESS, 1), `before ${String(minutes)} minutes`).toEqual(['locked']);
      pass(1);
      expect(await judged(GUESS, 3)).toEqual(['judge', 'locked', 'locked']);
    }
  });

  it('R16: every lock ends: an hour after the first guess there are five again', async () => {
    const { judged, pass } = counting();
    await judged(GUESS, 40);
    pass(60 * MINUTE - 1);
    expect((await judged(GUESS, 20)).filter((kind) => kind === 'judge')).toHaveLength(6);
    pass(1);
    // From another address, for the twenty just now were all this one has for ten minutes.
    const elsewhere = { ...GUESS, ip: '203.0.113.2' };
    expect((await judged(elsewhere, 8)).filter((kind) => kind === 'judge')).toHaveLength(5);
  });

  it('R16: of 50 guesses at once five are judged, and knocking on the lock makes it no longer', async () => {
    const { guesses, pass } = counting();
    const burst = async (times: number) =>
      (await Promise.all(Array.from({ length: times }, () => guesses.countOwn('app', 'u_1')))).filter(
        Boolean,
      );
    expect(await burst(50)).toHaveLength(5);
    for (let second = 0; second < 59; second += 1) {
      pass(1000);
      expect(await burst(3)).toHaveLength(0);
    }
    pass(1000);
    expect(await burst(50)).toHaveLength(1);
  });

  it('R16: phone and account of one person are one count; a new password is a new one', async () => {
    const { judged } = counting();
    await judged(GUESS, 5);
    expect(await judged({ ...GUESS, name: 'reader_one' }, 1)).toEqual(['locked']);
    expect(await judged({ ...GUESS, account: { id: 'u_1', passwordHash: 'two' } }, 1)).toEqual(['judge']);
    const unknown = await judged({ ...GUESS, account: undefined }, 6);
    expect(unknown.filter((kind) => kind === 'judge')).toHaveLength(5);
  });

  it('R16: an address has twenty guesses in ten minutes and a hundred in an hour, over all accounts', async () => {
    const { guesses, pass } = counting();
    const of = (index: number): Guess => ({ ...GUESS, name: `reader_${String(index)}`, account: undefined });
    const kinds: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (let index = 0; index < 20; index += 1)
        kinds.push((await guesses.count(of(round * 100 + index))).kind);
      const verdict = await guesses.count(of(round * 100 + 99));
      expect(verdict.kind).toBe('address-limited');
      pass(10 * MINUTE - 1);
      expect((await guesses.count(of(round * 100 + 98))).kind).toBe('address-limited');
      pass(1);
    }
    expect(kinds.slice(0, 100).every((kind) => kind === 'judge')).toBe(true);
    expect(kinds.slice(100).every((kind) => kind === 'address-limited')).toBe(true);
  });

  it('R16: the third try needs a captcha, and a right password none of the next two', async () => {
    const { guesses } = counting();
    const isNeeded = () => guesses.needsCaptcha('app', GUESS.name);
    expect([await isNeeded(), await isNeeded(), await isNeeded()]).toEqual([false, false, true]);
    for (let index = 0; index < 3; index += 1) {
      await guesses.count(GUESS);
      await guesses.giveBack(GUESS);
    }
    expect([await isNeeded(), await isNeeded(), await isNeeded()]).toEqual([false, false, true]);
  });
});
