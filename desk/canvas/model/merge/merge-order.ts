/** Merges the order of a list by the names of its entries: moves and additions of both sides, ours where both moved one. */

/** Indexes of a longest rising run of numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** Index of the smallest end of a run of each length, and what comes before each index in its run. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? undefined : ends[low - 1];
    ends[low] = index;
  }
  const run = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before[index]) run.add(index);
  return run;
}

/** The entries one side put elsewhere among those both have. */
export function movesOf(base: readonly string[], side: readonly string[]): Set<string> {
  const places = new Map(base.map((name, index) => [name, index]));
  const common = side.filter((name) => places.has(name));
  const still = longestRise(common.map((name) => places.get(name) ?? 0));
  return new Set(common.filter((_, index) => !still.has(index)));
}

/**
 * All entries of `present`, each once: in our order, where they did not move or add it; what they moved or added stands
 * behind the entry it has before it on their side.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  present: ReadonlySet<string>,
): string[] {
  const ours = new Set(mine);
  const ourMoves = movesOf(base, mine);
  const theirMoves = movesOf(base, theirs);
  const comesFromThem = (name: string) => !ours.has(name) || (theirMoves.has(name) && !ourMoves.has(name));
  const theirList = new Set(theirs);
  const order = mine.filter((name) => present.has(name) && !(theirList.has(name) && comesFromThem(name)));
  const placedNames = new Set(order);
  let anchor = -1;
  for (const name of theirs) {
    if (!present.has(name)) continue;
    if (placedNames.has(name)) {
      anchor = order.indexOf(name);
      continue;
    }
    anchor += 1;
    order.splice(anchor, 0, name);
    placedNames.add(name);
  }
  for (const name of present) if (!placedNames.has(name)) order.push(name);
  return order;
}
