/** The stories' clock. */
import { describe, expect, it } from 'vitest';
import { clockOf, momentOf, STORY_NOW } from './story-clock.ts';

const MOMENT = 1_798_718_400;

describe('the stories’ clock', () => {
  it('D36: the moment of a node is the first unix time in its props or data; prices and counts are none', () => {
    expect(momentOf({ price: 9_999_900, start_ts: 0, items: [{ to: MOMENT }] })).toBe(MOMENT);
    expect(momentOf({ count: 99_999_999 }, { lists: [{ end: MOMENT }] })).toBe(MOMENT);
    expect(momentOf({}, undefined)).toBeUndefined();
  });

  it('D36: it stands still before, at and after that moment, and runs only when told to', () => {
    const at = (choice: string) => clockOf(choice, MOMENT, () => 0)();
    expect(at('before')).toBe((MOMENT - 3600) * 1000);
    expect(at('at')).toBe(MOMENT * 1000);
    expect(at('after')).toBe((MOMENT + 3600) * 1000);
    expect(at('story')).toBe(STORY_NOW);
    let passedValue = 0;
    const running = clockOf('running', MOMENT, () => passedValue);
    passedValue = 12_000;
    expect(running()).toBe((MOMENT + 2) * 1000);
  });
});
