/** Counters of one process: windows end, and strangers' keys cannot fill the memory. */
import { describe, expect, it } from 'vitest';
import { createMemoryLimits } from './memory.ts';

describe('memory limits', () => {
  it('R16: a window counts from its first hit and starts anew when it ended', async () => {
    let now = 1000;
    const limits = createMemoryLimits({ now: () => now });
    expect(await limits.hit('a', 100)).toEqual({ count: 1, resetAt: 1100 });
    now = 1099;
    expect(await limits.hit('a', 100)).toEqual({ count: 2, resetAt: 1100 });
    now = 1100;
    expect(await limits.hit('a', 100)).toEqual({ count: 1, resetAt: 1200 });
  });

  it('R16: a clock that is put back limits no one for longer than a window', async () => {
    let now = 10_000_000;
    const limits = createMemoryLimits({ now: () => now });
    await limits.hit('a', 100, 5);
    now = 1000;
    expect(await limits.hit('a', 100)).toEqual({ count: 1, resetAt: 1100 });
    expect(await limits.hit('a', 100)).toEqual({ count: 2, resetAt: 1100 });
  });

  it('R16: what is given back counts no more, and never less than nothing', async () => {
    const limits = createMemoryLimits({ now: () => 1000 });
    await limits.giveBack('a');
    await limits.hit('a', 100);
    await limits.hit('a', 100);
    await limits.giveBack('a');
    expect((await limits.hit('a', 100)).count).toBe(2);
  });

  it('R16: a flood of keys drops ended windows before a window in use, then the oldest', async () => {
    let now = 0;
    const limits = createMemoryLimits({ now: () => now });
    for (let key = 0; key < 60_000; key += 1) await limits.hit(`old-${key}`, 10);
    now = 10;
    await limits.hit('guarded', 1000);
    for (let key = 0; key < 60_000; key += 1) await limits.hit(`new-${key}`, 1000);
    expect((await limits.hit('guarded', 1000)).count).toBe(2);
    for (let key = 60_000; key < 120_000; key += 1) await limits.hit(`new-${key}`, 1000);
    expect((await limits.hit('new-119999', 1000)).count).toBe(2);
    expect((await limits.hit('new-0', 1000)).count).toBe(1);
  });

  it('R60: what ended is not held: many who come once each leave no more behind than those who are there', async () => {
    let now = 0;
    const counters = new Map();
    const limits = createMemoryLimits({ now: () => now }, counters);
    for (let key = 0; key < 50_000; key += 1) {
      now = key;
      await limits.hit(`once-${key}`, 100);
    }
    expect(counters.size).toBeLessThanOrEqual(1000);
  });
});
