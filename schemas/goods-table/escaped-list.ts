/** Lists inside one text: `|` between the entries of a cell, `/` between the texts of a gap, `\|` and `\/` for the marks themselves (D127). */

/** The entries between the marks. Backslashes count only before a mark: two are one, and one more takes its meaning. */
export function splitEscaped(text: string, mark: '|' | '/'): string[] {
  const entries: string[] = [];
  let entry = '';
  let slashes = 0;
  for (const letter of text) {
    if (letter === '\\') {
      slashes += 1;
      continue;
    }
    const isMark = letter === mark;
    entry += '\\'.repeat(isMark ? Math.floor(slashes / 2) : slashes);
    if (isMark && slashes % 2 === 0) {
      entries.push(entry);
      entry = '';
    } else entry += letter;
    slashes = 0;
  }
  return [...entries, entry + '\\'.repeat(slashes)];
}

/** One text that `splitEscaped` reads as these entries. */
export function joinEscaped(entries: readonly string[], mark: '|' | '/'): string {
  const beforeMark = mark === '|' ? /(\\*)\|/g : /(\\*)\//g;
  return entries
    .map((entry, index) => {
      const entryText = entry.replace(beforeMark, (_all, slashes: string) => `${slashes}${slashes}\\${mark}`);
      return index === entries.length - 1
        ? entryText
        : entryText.replace(/\\+$/, (slashes) => slashes + slashes);
    })
    .join(mark);
}
