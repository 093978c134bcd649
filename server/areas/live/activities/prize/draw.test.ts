/** A draw by a seed: fair, and the same for whoever draws again (D100, ADR-371). */
import { describe, expect, it } from 'vitest';
import { drawnTickets, newSeed, seedHash } from './draw.ts';

describe('a draw', () => {
  it('D100: is the same for the same seed, and another for another', () => {
    const request = { joiners: 50, winners: 5 };
    const first = drawnTickets('seed', 'pz_1', request);
    expect(first).toHaveLength(5);
    expect(drawnTickets('seed', 'pz_1', request)).toEqual(first);
    expect(drawnTickets('other', 'pz_1', request)).not.toEqual(first);
    expect(drawnTickets('seed', 'pz_2', request)).not.toEqual(first);
    expect(new Set(drawnTickets('seed', 'pz_1', { joiners: 3, winners: 9 }))).toEqual(new Set([1, 2, 3]));
    expect(drawnTickets('seed', 'pz_1', { joiners: 0, winners: 1 })).toEqual([]);
  });

  it('D100: is made again by anybody with HMAC-SHA256 in hex, as ADR-371 says', () => {
    // By another program: for each ticket `printf 'pz_tea:1' | openssl dgst -sha256 -hmac 'open sesame'`, sorted.
    const byHand = [8, 4, 2, 3, 6, 10, 5, 7, 11, 1, 12, 9];
    expect(drawnTickets('open sesame', 'pz_tea', { joiners: 12, winners: 12 })).toEqual(byHand);
    expect(drawnTickets('open sesame', 'pz_tea', { joiners: 12, winners: 3 })).toEqual([8, 4, 2]);
  });

  it('D100: favours no ticket', () => {
    const wonItems = new Map<number, number>();
    for (let draw = 0; draw < 2000; draw += 1) {
      const [ticket = 0] = drawnTickets(`seed ${String(draw)}`, 'pz', { joiners: 4, winners: 1 });
      wonItems.set(ticket, (wonItems.get(ticket) ?? 0) + 1);
    }
    for (const ticket of [1, 2, 3, 4]) expect(Math.abs((wonItems.get(ticket) ?? 0) - 500)).toBeLessThan(100);
  });

  it('D100: has a seed of its own of 256 bits, told by its hash first', () => {
    expect(newSeed()).not.toBe(newSeed());
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(seedHash('test')).toBe('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08');
  });
});
