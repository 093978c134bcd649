/** The known name closest to a misspelt one, for hints. */

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Answers undefined when nothing is within a third of the name's length. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > 40) return undefined;
  const ranked = known.map((candidate) => ({ candidate, far: distance(name, candidate) }));
  const best = ranked.sort((a, b) => a.far - b.far)[0];
  return best !== undefined && best.far <= Math.max(2, Math.floor(name.length / 3))
    ? best.candidate
    : undefined;
}
