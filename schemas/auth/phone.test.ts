/** Phones: the rule of the default area, none elsewhere, and one form whatever was typed. */
import { describe, expect, it } from 'vitest';
import { phoneKey, phoneOfKey, readPhone, readWholePhone, wholePhone } from './phone.ts';

describe('phones', () => {
  it.each([
    ['13800000000', true],
    ['138 0000 0000', true],
    ['1380000000', false],
    ['138000000001', false],
    ['23800000000', false],
    ['', false],
    ['１３８００００００００', false],
    ['+8613800000000', true],
    ['0086 138 0000 0000', true],
    ['86 138 0000 0000', true],
    ['\u202a138 0000 0000\u202c', true],
    ['+85261234567', false],
    ['+86 1380000000', false],
  ])('M165: %j of +86 is a phone: %s', (typed, is) => {
    expect(readPhone('86', typed) !== undefined).toBe(is);
  });

  it.each([
    ['1', '2025550123', true],
    ['852', '61234567', true],
    ['852', '6123', true],
    ['290', '7', true],
    ['290', '12345678901234567890', true],
    ['852', '', false],
    ['852', '+852 6123 4567', true],
    ['852', '+1 202 555 0123', false],
    ['44', 'abc', false],
  ])('M166: +%s is not judged by the rule of +86: %j is %s', (area, typed, is) => {
    expect(readPhone(area, typed) !== undefined).toBe(is);
  });

  it('B25: plus, zeros, spaces and dashes are no way to another phone', () => {
    const forms = [
      readPhone('86', '13800000000'),
      readPhone('+86', '138-0000-0000'),
      readPhone('086', '138 0000 0000'),
      readPhone('86', '+86 138 0000 0000'),
      readPhone('+86', '(0086)13800000000'),
      readPhone('86', '86\u2013138\u20130000\u20130000'),
      readWholePhone('86-13800000000'),
    ];
    expect(new Set(forms.map((phone) => phone && phoneKey(phone)))).toEqual(new Set(['13800000000']));
  });

  it('M215: the whole number is area code, dash, phone, and is read back', () => {
    const phone = { area: '852', number: '61234567' };
    expect(wholePhone(phone)).toBe('852-61234567');
    expect(readWholePhone('852-61234567')).toEqual(phone);
    expect(phoneOfKey(phoneKey(phone))).toEqual(phone);
    expect(phoneOfKey('13800000000')).toEqual({ area: '86', number: '13800000000' });
  });
});
