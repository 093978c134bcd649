/** What counts as an answer, kind by kind, and what hostile input comes to. */
import { describe, expect, it } from 'vitest';
import { askedFields, isDay, limitOf, readAnswers, type AskedField } from './form-answers.ts';

const field = (kind: AskedField['kind'], more: Partial<AskedField> = {}): AskedField => ({
  id: 'f',
  kind,
  ...(['radio', 'checkbox', 'select'].includes(kind) ? { options: ['A', 'B', 'C'] } : {}),
  ...more,
});
const read = (kind: AskedField['kind'], answer: unknown, more: Partial<AskedField> = {}) => {
  const reading = readAnswers([field(kind, more), { id: 'other', kind: 'text' }], { f: answer, other: 'x' });
  return reading.ok ? reading.answers['f'] : reading.faults[0];
};
const fault = (rule: string, limit?: number) => ({
  field: 'f',
  rule,
  ...(limit === undefined ? {} : { limit }),
});

describe('an answer', () => {
  it.each([
    ['text', '  Ann\u0000 \u202eLee ', 'Ann Lee'],
    ['text', 'two\nlines', 'two lines'],
    ['text', 'half \ud83d of 😀', 'half  of 😀'],
    ['textarea', 'two\r\nlines', 'two\nlines'],
    ['company', '拾光书院', '拾光书院'],
    ['email', 'ann@example.com', 'ann@example.com'],
    ['phone', '+86 199-0000-0001', '+86 199-0000-0001'],
    ['phone', '19900000001', '19900000001'],
    ['phone', '12345', '12345'],
    ['phone', '123456789012345', '123456789012345'],
    ['date', '1900-01-01', '1900-01-01'],
    ['date', '2199-12-31', '2199-12-31'],
    ['date', '2024-02-29', '2024-02-29'],
    ['radio', 0, 0],
    ['select', 2, 2],
    ['checkbox', [2, 0, 2], [0, 2]],
    ['region', { province: '330000', city: '杭州', district: '' }, { province: '330000', city: '杭州' }],
    [
      'region',
      { province: '330000', city: '杭州', district: '西湖' },
      { province: '330000', city: '杭州', district: '西湖' },
    ],
  ] as const)('D91: %s %j is kept as %j', (kind, answer, keptValue) => {
    expect(read(kind, answer)).toEqual(keptValue);
  });

  it.each([
    ['text', 7, 'kind'],
    ['text', ['a'], 'kind'],
    ['text', { toString: 'a' }, 'kind'],
    ['email', 'ann@example', 'email'],
    ['email', 'ann@@example.com', 'email'],
    ['email', 'ann@example.com, bob@example.com', 'email'],
    ['email', 'ann@example..com', 'email'],
    ['phone', '12', 'phone'],
    ['phone', '1234567890123456', 'phone'],
    ['phone', 'call me', 'phone'],
    ['phone', '１９９００００００１', 'phone'],
    ['date', '2023-02-29', 'date'],
    ['date', '2024-13-01', 'date'],
    ['date', '1024-01-01', 'date'],
    ['date', '24-1-1', 'date'],
    ['date', '2024-04-31', 'date'],
    ['date', '1899-12-31', 'date'],
    ['date', '2200-01-01', 'date'],
    ['date', 'soon', 'date'],
    ['phone', '1234', 'phone'],
    ['radio', 3, 'option'],
    ['radio', -1, 'option'],
    ['radio', 0.5, 'option'],
    ['radio', '0', 'option'],
    ['radio', [0], 'option'],
    ['checkbox', 0, 'kind'],
    ['checkbox', [0, 9], 'option'],
    ['checkbox', [Number.NaN], 'option'],
    ['region', 'Hangzhou', 'kind'],
    ['region', ['330000'], 'kind'],
    ['region', { province: '330000', city: 7 }, 'kind'],
    ['region', { province: '000000', city: '杭州' }, 'region'],
    ['region', { province: '330000', city: ' ' }, 'region'],
    ['region', { province: 'constructor', city: 'x' }, 'region'],
    ['region', { province: '', city: '杭州' }, 'region'],
    ['region', { province: '', city: '', district: '西湖' }, 'region'],
    ['region', { province: 7, city: '杭州' }, 'kind'],
    ['region', { province: '330000', city: '杭州', district: 7 }, 'kind'],
  ] as const)('D91: %s %j breaks the rule %s', (kind, answer, rule) => {
    expect(read(kind, answer)).toEqual(fault(rule));
  });

  it('D91: has a longest length, the field’s own or that of its kind', () => {
    expect(read('text', 'x'.repeat(200))).toBe('x'.repeat(200));
    expect(read('text', 'x'.repeat(201))).toEqual(fault('too-long', 200));
    expect(read('text', '12345', { max: 4 })).toEqual(fault('too-long', 4));
    expect(read('checkbox', [0, 1, 2], { max: 2 })).toEqual(fault('too-many', 2));
    expect(read('region', { province: '330000', city: 'x'.repeat(41) })).toEqual(fault('too-long', 40));
    expect(read('region', { province: '330000', city: 'x'.repeat(40), district: 'y'.repeat(40) })).toEqual({
      province: '330000',
      city: 'x'.repeat(40),
      district: 'y'.repeat(40),
    });
    expect(read('checkbox', [0, 1], { max: 2 })).toEqual([0, 1]);
  });

  it.each([
    ['text', {}, 200],
    ['textarea', {}, 2000],
    ['textarea', { max: 6000 }, 5000],
    ['company', {}, 100],
    ['company', { max: 10 }, 10],
    ['email', { max: 10 }, 254],
    ['phone', {}, 24],
    ['date', {}, 10],
    ['radio', { max: 3 }, 1],
    ['select', { max: 3 }, 1],
    ['region', { max: 3 }, 1],
    ['checkbox', {}, 3],
    ['checkbox', { max: 2 }, 2],
    ['checkbox', { options: undefined }, 1],
  ] as const)('D91: %s with %j takes at most %i', (kind, more, limit) => {
    expect(limitOf({ ...field(kind), ...more })).toBe(limit);
  });

  it.each([undefined, null, '', '   ', '\u0000'])(
    'D91: %j is none, which only a required field minds',
    (answer) => {
      expect(read('text', answer)).toBeUndefined();
      expect(read('text', answer, { required: true })).toEqual(fault('required'));
    },
  );

  it('D91: no choice and no region are none, too', () => {
    expect(read('checkbox', [], { required: true })).toEqual(fault('required'));
    expect(read('region', { province: '', city: '' }, { required: true })).toEqual(fault('required'));
  });
});

describe('the answers of a form', () => {
  it('D91: a field nobody asked for is refused', () => {
    const input = { f: 'x', user_id: 'u_1' };
    expect(readAnswers([field('text')], input)).toEqual({
      ok: false,
      faults: [{ field: 'user_id', rule: 'unknown' }],
    });
  });

  it('R3: names of Object.prototype are fields nobody asked for, and none is read from there', () => {
    const input: Record<string, unknown> = JSON.parse('{"__proto__": "x", "constructor": "y"}');
    const reading = readAnswers([field('text', { required: true })], input);
    expect(reading).toEqual({
      ok: false,
      faults: [
        { field: 'f', rule: 'required' },
        { field: '__proto__', rule: 'unknown' },
        { field: 'constructor', rule: 'unknown' },
      ],
    });
    expect(readAnswers([{ id: 'constructor', kind: 'text', required: true }], {}).ok).toBe(false);
  });

  it('D91: faults come in the order of the fields', () => {
    const fields = ['a', 'b', 'c'].map((id) => field('text', { id, required: true }));
    const reading = readAnswers(fields, { b: 'x' });
    expect(reading.ok ? [] : reading.faults.map((one) => one.field)).toEqual(['a', 'c']);
  });

  it('D91: a form without a word in it is not sent', () => {
    expect(readAnswers([field('text')], {})).toEqual({ ok: false, faults: [fault('required')] });
    expect(readAnswers([], {})).toEqual({ ok: true, answers: {} });
  });

  it('D91: a choice without options and a second field of one id are asked of nobody', () => {
    const fields: AskedField[] = [
      { id: 'a', kind: 'radio', required: true },
      { id: 'b', kind: 'text' },
      { id: 'b', kind: 'email', required: true },
    ];
    expect(askedFields(fields)).toEqual([{ id: 'b', kind: 'text' }]);
    expect(readAnswers(fields, { b: 'no address' }).ok).toBe(true);
  });

  it('B18: long hostile texts are judged at once', () => {
    const startTime = performance.now();
    for (const kind of ['email', 'phone', 'date'] as const)
      for (const part of ['a.', '1-', ' (', '@a']) read(kind, part.repeat(2500), { max: 5000 });
    expect(performance.now() - startTime).toBeLessThan(500);
  });
});

describe('a day', () => {
  it.each([
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-11-31', false],
    ['2026-11-30', true],
    ['2200-01-01', false],
    ['2026-1-1', false],
  ])('D91: %s is one: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});
