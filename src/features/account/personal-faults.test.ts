/** What may stand in the fields of the personal centre. */
import { describe, expect, it } from 'vitest';
import { addressFault, birthdayFault, nicknameFault } from './personal-faults.ts';

/** 00:30 of 22 November in the shop, still the 21st elsewhere. */
const NOW = Date.UTC(2026, 10, 21, 16, 30);

describe('fields of the personal centre', () => {
  it.each([
    ['', 'Enter_nickname'],
    ['   ', 'Enter_nickname'],
    ['Ada', undefined],
    ['字'.repeat(20), undefined],
    ['字'.repeat(21), 'nicknameLong'],
  ])('M184, D90: the nickname "%s"', (input, fault) => {
    expect(nicknameFault(input)).toBe(fault);
  });

  it.each([
    ['', undefined],
    ['1990-05-03', undefined],
    ['2024-02-29', undefined],
    ['2023-02-29', 'birthdayWrong'],
    ['1990-13-01', 'birthdayWrong'],
    ['2026-11-22', undefined],
    ['2026-11-23', 'birthdayWrong'],
    ['1899-12-31', 'birthdayWrong'],
    ['yesterday', 'birthdayWrong'],
  ])('D90: the birthday "%s" is on the calendar and not to come, by the shop’s day', (input, fault) => {
    expect(birthdayFault(input, NOW)).toBe(fault);
  });

  it('D90: an address has 100 characters beside its region', () => {
    expect(addressFault({ detail: '路'.repeat(100) })).toBeUndefined();
    expect(addressFault({ detail: '路'.repeat(101) })).toBe('addressLong');
  });
});
