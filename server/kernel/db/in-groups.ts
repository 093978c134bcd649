/**
 * Group commit: what comes while a transaction of its group runs is written by the next one, together. Whoever comes alone waits
 * for nobody, and a crowd shares the round trips each would make alone (ADR-438).
 */

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

export interface GroupOptions<Item, Result> {
  /** What one transaction takes at the most. */
  max: number;
  /** Answers each item by its place. All of them fail where it does: nobody knows then what was committed. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
}

/** Answers what writes an item in the group of this name; groups of several names do not wait for each other. */
export function inGroups<Item, Result>({
  max,
  write,
}: GroupOptions<Item, Result>): (group: string, item: Item) => Promise<Result> {
  /** By group, while it is written. */
  const waiting = new Map<string, Waiting<Item, Result>[]>();

  async function writeAll(those: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(those.map(({ item }) => item));
      if (results.length !== those.length) throw new Error('A group was not answered item by item.');
      results.forEach((result, place) => those[place]?.resolve(result));
    } catch (error) {
      for (const { reject } of those) reject(error);
    }
  }

  async function run(group: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) await writeAll(queue.splice(0, max));
    waiting.delete(group);
  }

  return (group, item) =>
    new Promise((resolve, reject) => {
      const one = { item, resolve, reject };
      const queue = waiting.get(group);
      if (queue !== undefined) return void queue.push(one);
      const newGroup = [one];
      waiting.set(group, newGroup);
      void run(group, newGroup);
    });
}
