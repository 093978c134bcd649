/** The sale of a good at a moment: what its merchant set, the day it begins, and what is left (M234, D68). */
import { describe, expect, it } from 'vitest';
import { payStateOf } from './sale.ts';

const NOW = 1_800_000_000;
const FREE = 0;
const ON_SALE = 1;
const PAUSED = 2;
const TO_COME = 3;
const SOLD_OUT = 4;

type Sale = Parameters<typeof payStateOf>[1];
const sale = (saleStartTs: number, isSoldOut = false): Sale => ({ saleStartTs, isSoldOut });

describe('the sale of a good', () => {
  it.each<[string, number, Sale, number]>([
    ['one nobody said anything of is on sale', ON_SALE, undefined, ON_SALE],
    ['one that is to come and has no day waits', TO_COME, undefined, TO_COME],
    ['one with a day waits for it', TO_COME, sale(NOW + 1), TO_COME],
    ['and begins in that second', TO_COME, sale(NOW), ON_SALE],
    ['one whose variants are gone is sold out', ON_SALE, sale(0, true), SOLD_OUT],
    ['one that begins with none left is sold out', TO_COME, sale(NOW, true), SOLD_OUT],
    ['one that has not begun says so first', TO_COME, sale(NOW + 1, true), TO_COME],
    ['a paused one stays paused', PAUSED, sale(NOW - 1, true), PAUSED],
    ['what is free is never sold out', FREE, sale(0, true), FREE],
  ])('M234, D68: %s', (_what, state, facts, told) => {
    expect(payStateOf({ pay_state: state }, facts, NOW)).toBe(told);
  });
});
