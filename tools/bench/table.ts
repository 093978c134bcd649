/** Prints measurements as aligned columns. */

export type Cell = string | number | undefined;

export function table(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows.map((row) => row.map((cell) => (cell === undefined ? '-' : String(cell))))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const draw = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [
    `\n${title}`,
    draw(lines[0] ?? []),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...lines.slice(1).map(draw),
    '',
  ].join('\n');
}
