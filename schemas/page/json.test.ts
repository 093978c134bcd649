/** What of a value JSON keeps, how large its text is, and when two values are the same. */
import { describe, expect, it } from 'vitest';
import { canonicalJson, copyJson, isObject, pointerTo } from './json.ts';

const copyOf = (value: unknown) => copyJson(value)?.value;

/** A value so many levels deep. */
function nest(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [7, false],
  [() => ({}), false],
])('%j is an object: %s', (value, is) => {
  expect(isObject(value)).toBe(is);
});

it.each([
  ['', 'a', '/a'],
  ['/a', 0, '/a/0'],
  ['/a', '', '/a/'],
  ['', 'a/b/c', '/a~1b~1c'],
  ['', '~a~', '/~0a~0'],
  ['', '~1', '/~01'],
])('after %j the step %j makes the pointer %s', (base, step, pointer) => {
  expect(pointerTo(base, step)).toBe(pointer);
});

describe('a copy', () => {
  it.each([
    ['texts, numbers, switches and nothing', { a: 'x', b: [1, -2.5, true, false, null], c: { d: {} } }],
    ['what JSON writes in its place', [Number.NaN, Infinity, undefined, () => 1, Symbol('s')]],
    ['objects without what JSON leaves out', { a: 1, b: undefined, c: () => 1, d: Symbol('s'), e: null }],
  ])('holds what JSON would: %s', (_name, value) => {
    expect(copyOf(value)).toStrictEqual(JSON.parse(JSON.stringify(value)));
  });

  it('holds nothing of what JSON cannot write at all', () => {
    expect(copyOf({ a: 10n })).toEqual({ a: null });
    for (const value of [undefined, () => 1, Symbol('s')]) expect(copyJson(value)).toBeUndefined();
  });

  it('R3: keeps a field called __proto__ as a field', () => {
    const copy = copyOf(JSON.parse('{"__proto__": {"a": 1}, "b": 2}'));
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":1},"b":2}');
  });

  it('makes half a character whole, and leaves whole ones alone', () => {
    expect(copyOf(['\ud83d', '\ud83d\ude00', '中'])).toEqual(['\ufffd', '\ud83d\ude00', '中']);
  });

  it.each([
    ['lists', (inner: unknown) => [inner]],
    ['objects', (inner: unknown) => ({ inner })],
  ])('R7: is made of 200 levels of %s, and of no more', (_name, wrap) => {
    expect(copyOf(nest(200, wrap))).toEqual(nest(200, wrap));
    expect(copyJson(nest(202, wrap))).toBeUndefined();
  });

  it('R7: is not made of what holds itself', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = [cyclic];
    expect(copyJson(cyclic)).toBeUndefined();
  });
});

describe('the bytes of its text', () => {
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;

  const VALUES: readonly unknown[] = [
    'abc',
    '',
    '"""""""""""""',
    '\\\\\\\\\\',
    '中文中文中文',
    '\ud83d\ude00\ud83d\ude00',
    7,
    -1.7976931348623157e308,
    true,
    null,
    { 中文的名字中文的名字: '' },
    { a: 1, 'b"b"b"b"': 'x' },
    { a: { b: { c: ['', '', ''] } } },
    ['中', '"', 0, null, {}],
    [],
    {},
    [[], [], [[], {}], {}],
  ];
  it.each(VALUES.map((value) => [value]))('R7: of %j are between the two that are counted', (value) => {
    const { atLeast, atMost } = copyJson(value) ?? { atLeast: Infinity, atMost: 0 };
    expect(atLeast).toBeLessThanOrEqual(bytes(value));
    expect(atMost).toBeGreaterThanOrEqual(bytes(value));
  });

  const PLAIN: readonly unknown[] = [
    'abc',
    '',
    7,
    { name: 'a text', other: { inner: 'a text' } },
    ['a', ['b'], { c: [1, 2, 3] }],
  ];
  it.each(PLAIN.map((value) => [value]))('R7: are known exactly for plain words like %j', (value) => {
    expect(copyJson(value)?.atLeast).toBe(bytes(value));
  });
});

describe('equal values', () => {
  it('have equal texts, in whatever order their fields were written', () => {
    const one = { b: 1, a: { d: [{ f: 1, e: 2 }], c: null }, c: 'x' };
    const other = { c: 'x', a: { c: null, d: [{ e: 2, f: 1 }] }, b: 1 };
    expect(canonicalJson(one)).toBe('{"a":{"c":null,"d":[{"e":2,"f":1}]},"b":1,"c":"x"}');
    expect(canonicalJson(other)).toBe(canonicalJson(one));
  });

  it('keep the order of their lists', () => {
    expect(canonicalJson([2, 1])).toBe('[2,1]');
  });
});
