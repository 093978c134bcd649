/** Turns of owners at something only a few can use at a time. */
import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Work that goes on until it is told to end, and says in which order it began. */
function bench() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    began.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, work, end };
}

it('R16: who asks for ten is served in turn with who asks for one', async () => {
  const { began, work, end } = bench();
  const turns = createFairQueue({ atOnce: 1, each: 1, waitingEach: 10 });
  for (let one = 0; one < 10; one += 1) void turns.take('greedy', work(`g${one}`));
  void turns.take('modest', work('m0'));
  await end('none');
  await end('g0');
  await end('m0');
  expect(began).toEqual(['g0', 'm0', 'g1']);
});

it('R16: one owner never holds all places, and an empty place is given at once', async () => {
  const { began, work, end } = bench();
  const turns = createFairQueue({ atOnce: 2, each: 1, waitingEach: 10 });
  void turns.take('greedy', work('g0'));
  void turns.take('greedy', work('g1'));
  await end('none');
  expect(began).toEqual(['g0']);
  void turns.take('modest', work('m0'));
  await end('none');
  expect(began).toEqual(['g0', 'm0']);
  await end('m0');
  expect(began).toEqual(['g0', 'm0']);
  await end('g0');
  expect(began).toEqual(['g0', 'm0', 'g1']);
});

it('R16: only so many of one owner wait; a fault gives the place on', async () => {
  const { work, end } = bench();
  const turns = createFairQueue({ atOnce: 1, each: 1, waitingEach: 1 });
  const faulty = turns.take('a', () => Promise.reject(new Error('broken')));
  const second = turns.take('a', work('second'));
  expect(turns.take('a', work('third'))).toBeUndefined();
  await expect(faulty).rejects.toThrow('broken');
  await end('none');
  await end('second');
  expect(await second).toBe('second');
});
