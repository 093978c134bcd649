/** The list of live activities is made of what each says of itself, and two that say the same are refused (ADR-600). */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { LiveActivity } from '#schemas/live/activity.ts';
import { inOrder } from './live-activities.ts';

const activity = (name: string, order: number, change: Partial<LiveActivity> = {}): LiveActivity => ({
  name,
  order,
  events: { [name]: { isLine: false, isMark: false } },
  modules: [],
  ...change,
});

describe('live activities', () => {
  it('ADR-600: stand in their order, whatever they are called', () => {
    const names = inOrder([activity('a', 30), activity('b', 10), activity('c', 20)]).map(({ name }) => name);
    expect(names).toEqual(['b', 'c', 'a']);
  });

  it.each([
    ['order 10', activity('b', 10)],
    ['event a', activity('b', 20, { events: { a: { isLine: true, isMark: true } } })],
    ['field of the state a_id', activity('b', 20, { state: { a_id: Type.String() } })],
    ['field of the report rounds', activity('b', 20, { report: { rounds: Type.Array(Type.Object({})) } })],
  ])('ADR-600: two with the %s are refused', (what, other) => {
    const fields = { state: { a_id: Type.String() }, report: { rounds: Type.Array(Type.Object({})) } };
    expect(() => inOrder([activity('a', 10, fields), other])).toThrow(`two live activities have the ${what}`);
  });
});
