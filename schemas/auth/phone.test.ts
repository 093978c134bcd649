/** Phones: the rule of the default area, none elsewhere, and one form whatever was typed. */
import { describe, expect, it } from 'vitest';
import {
  areaCodeOf,
  digitsOfText,
  phoneDigits,
  phoneKey,
  phoneOfKey,
  phoneOfText,
  readPhone,
  readWholePhone,
  readWrittenPhone,
  wholePhone,
} from './phone.ts';

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
  ])('M165: %j of +86 is a phone: %s', (input, is) => {
    expect(readPhone('86', input) !== undefined).toBe(is);
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
  ])('M166: +%s is not judged by the rule of +86: %j is %s', (area, input, is) => {
    expect(readPhone(area, input) !== undefined).toBe(is);
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

  it.each([
    ['86', '86'],
    ['+86', '86'],
    ['+086', '86'],
    ['0086', '86'],
    ['1+0', '1+0'],
    ['100', '100'],
  ])('M133: the area code %s is %s', (input, code) => {
    expect(areaCodeOf(input)).toBe(code);
  });

  it.each([
    ['852', '8526123', '8526123'],
    ['852', '0085261234567', '61234567'],
    ['852', '61+852', undefined],
    ['86', '8613800000000', '13800000000'],
    ['44', '447700900123', '447700900123'],
    ['44', '00447700900123x', undefined],
  ])('B25: of +%s, %s is the number %s', (area, input, number) => {
    expect(readPhone(area, input)?.number).toBe(number);
  });

  it.each([
    ['44-7700900123', '44-7700900123'],
    [' +44-7700900123 ', '44-7700900123'],
    [' 86-13800000000', '86-13800000000'],
    ['138-0000-0000', '86-13800000000'],
    ['13800000000', '86-13800000000'],
    ['-1', undefined],
    ['86-', undefined],
  ])('D53: a merchant writes %j for %s', (text, whole) => {
    const phone = readWrittenPhone(text);
    expect(phone && wholePhone(phone)).toBe(whole);
  });

  it.each([
    ['+852 6123 4567', '85261234567'],
    ['00852 6123', '8526123'],
    ['138 0000 0000', '8613800000000'],
    ['138 0000 00 +', '86138000000'],
    ['10086 00', '861008600'],
  ])('B25: all digits of %j are %s', (text, digits) => {
    expect(digitsOfText(text)).toBe(digits);
  });

  it('B25: a phone and the same one written freely have the same digits', () => {
    expect(phoneDigits({ area: '852', number: '61234567' })).toBe(digitsOfText('+852 61234567'));
  });

  it.each([
    [' +1 242 555 0100 ', { area: '1242', number: '5550100' }],
    ['+1 202 555 0100', { area: '1', number: '2025550100' }],
    ['138 0000 0000', { area: '86', number: '13800000000' }],
    ['+44 7700 900123', undefined],
    ['+86 123', undefined],
  ])('B25: of several areas the longest that fits is meant: %j', (text, phone) => {
    expect(phoneOfText(text, ['1', '86', '1242'])).toEqual(phone);
  });

  it('B25: an area without a number is no stored phone', () => {
    expect(readWholePhone('86')).toBeUndefined();
    expect(readWholePhone('')).toBeUndefined();
    expect(phoneOfKey('-1')).toEqual({ area: '', number: '1' });
  });

  it('M215: the whole number is area code, dash, phone, and is read back', () => {
    const phone = { area: '852', number: '61234567' };
    expect(wholePhone(phone)).toBe('852-61234567');
    expect(readWholePhone('852-61234567')).toEqual(phone);
    expect(phoneOfKey(phoneKey(phone))).toEqual(phone);
    expect(phoneOfKey('13800000000')).toEqual({ area: '86', number: '13800000000' });
  });
});
