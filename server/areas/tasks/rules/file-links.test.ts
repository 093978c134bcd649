/** Who opens what was handed in, and how long (requirement 32, ADR-321). */
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#schemas/time.ts';
import { fileOf, makeFileLinks, pathOf } from './file-links.ts';

const T = 1_800_000_000_000;
const FILE = `own-${'a'.repeat(32)}.jpg`;
const ESSAY = { appId: 'app1', taskId: 'task_1', userId: 'u_1', file: FILE };

interface Signature {
  e: string;
  s: string;
}

/** The links of a server whose clock stands `after` milliseconds past the moment an address is made. */
function linksAt(after = 0, key = 'a key of this server') {
  return makeFileLinks({ key, clock: { now: () => T + after } });
}

/** Where an address leads, its end and its signature. */
function make() {
  const { pathname, searchParams } = new URL(linksAt().address(ESSAY), 'https://shop.test');
  return { pathname, e: searchParams.get('e') ?? '', s: searchParams.get('s') ?? '' };
}

describe('the address of a file that was handed in', () => {
  it('R32: names task, person and file, and is good at once', () => {
    const { pathname, ...signature } = make();
    expect(pathname).toBe(`/handed-in/task_1/u_1/${FILE}`);
    expect(linksAt().isGood(ESSAY, signature)).toBe(true);
  });

  it.each([
    ['the moment before a quarter of an hour is over', 15 * MINUTE_MS - 1, true],
    ['from then on no more', 15 * MINUTE_MS, false],
  ])('R32: is good until %s', (_words, after, isGood) => {
    expect(linksAt(after).isGood(ESSAY, make())).toBe(isGood);
  });

  it.each([
    ['shop', { appId: 'app2' }],
    ['task', { taskId: 'task_2' }],
    ['person', { userId: 'u_2' }],
    ['file', { file: `own-${'b'.repeat(32)}.jpg` }],
  ])('R32: opens nothing of another %s', (_what, change) => {
    expect(linksAt().isGood({ ...ESSAY, ...change }, make())).toBe(false);
  });

  it.each([
    ['lives no longer by being told to', ({ e }) => ({ e: String(Number(e) + 60) })],
    ['has no end that is no moment', () => ({ e: 'never' })],
    ['is nothing without its signature', () => ({ s: '' })],
    ['is nothing with a part of it', ({ s }) => ({ s: s.slice(0, -1) })],
    ['is nothing with letters of its length', ({ s }) => ({ s: 'A'.repeat(s.length) })],
  ] satisfies [string, (madeSignature: Signature) => Partial<Signature>][])('R32: %s', (_words, forge) => {
    const madeValue = make();
    expect(linksAt().isGood(ESSAY, { ...madeValue, ...forge(madeValue) })).toBe(false);
  });

  it('R32: is nothing to a server with another key', () => {
    expect(linksAt(0, 'another key').isGood(ESSAY, make())).toBe(false);
  });

  it('R32: where one part ends and the next begins is signed too', () => {
    const shiftedValue = { ...ESSAY, taskId: 'task_', userId: '1u_1' };
    expect(linksAt().isGood(shiftedValue, make())).toBe(false);
  });
});

it('ADR-321: a file is named by the last part of the path its upload has', () => {
  expect([pathOf(FILE), fileOf(`/uploads/${FILE}`)]).toEqual([`/uploads/${FILE}`, FILE]);
});
