/** The known name closest to a misspelt one, for hints. */

/** Letters added, left out, changed or swapped with their neighbour (Damerau and Levenshtein, each place touched once). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

const LONGEST = 40;

/** How far a name may be from what was meant: a slip in a short one, a third of a long one; of one letter something is left. */
function reach(name: string): number {
  if (name.length < 2) return 0;
  return name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
}

/** Answers undefined when nothing is near; the case of letters does not count. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const far = reach(name);
  const plain = name.toLowerCase();
  const ranking = candidates
    .filter((candidate) => Math.abs(candidate.length - name.length) <= far)
    .map((candidate) => ({ candidate, far: distance(plain, candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranking;
  return best !== undefined && best.far <= far ? best.candidate : undefined;
}
