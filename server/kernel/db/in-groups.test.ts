/** Writing together what comes at once. */
import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

/** Writes that end when they are told to. */
function heldWrites(max = 10) {
  const groups: string[][] = [];
  const ends: (() => void)[] = [];
  const write = async (items: readonly string[]) => {
    groups.push([...items]);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (items.includes('bad')) throw new Error('not kept');
    return items.map((item) => `kept ${item}`);
  };
  const end = async (times = 1) => {
    for (let endCount = 0; endCount < times; endCount += 1) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { groups, end, add: inGroups({ max, write }) };
}

describe('writes in groups', () => {
  it('D97: one alone is written at once; what comes meanwhile is written together, in its order', async () => {
    const { groups, end, add } = heldWrites();
    const all = ['a', 'b', 'c'].map((item) => add('room', item));
    expect(groups).toEqual([['a']]);
    await end(2);
    expect(groups).toEqual([['a'], ['b', 'c']]);
    expect(await Promise.all(all)).toEqual(['kept a', 'kept b', 'kept c']);
    const later = add('room', 'd');
    await end();
    expect(await later).toBe('kept d');
  });

  it('D97: a group waits for no other, and takes no more than it may', async () => {
    const { groups, end, add } = heldWrites(2);
    const all = ['a', 'b', 'c', 'd'].map((item) => add('one', item));
    all.push(add('other', 'e'));
    expect(groups).toEqual([['a'], ['e']]);
    await end(4);
    expect(groups).toEqual([['a'], ['e'], ['b', 'c'], ['d']]);
    expect(await Promise.all(all)).toHaveLength(5);
  });

  it('D97: where a group fails each of its callers learns it, and the next group is written', async () => {
    const { end, add } = heldWrites();
    const all = ['a', 'b', 'bad'].map((item) => add('room', item));
    const toldResult = Promise.allSettled(all);
    await end(2);
    expect((await toldResult).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    const later = add('room', 'c');
    await end();
    expect(await later).toBe('kept c');
  });
});
