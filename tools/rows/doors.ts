/** Through which door a test shows the rows its titles name. */

/** The built product in a browser or by HTTP, the server's calls, drawn components, and rules that are asked as functions. */
export const DOORS = ['browser', 'call', 'component', 'rule'] as const;
export type Door = (typeof DOORS)[number];

export function doorOf(file: string): Door {
  if (/^tests\/(?:journeys|served|support)\//.test(file)) return 'browser';
  if (file.startsWith('tests/contract/')) return 'call';
  return file.endsWith('.tsx') ? 'component' : 'rule';
}

/** Row numbers named by the titles of tests: string literals that begin with M77, M135-M140, M20/M21 or M20, M21. */
export function rowsNamed(text: string, last: number): Set<number> {
  const rows = new Set<number>();
  for (const [, title = ''] of text.matchAll(
    /['"`]((?:M\d{1,3}|[RD]\d{1,3}[^'"`\n]*\bM\d{1,3})[^'"`\n]*)/g,
  )) {
    for (const match of title.matchAll(/\bM(\d{1,3})(?:\s?[-–]\s?M(\d{1,3}))?\b/g)) {
      const from = Number(match[1]);
      const to = match[2] === undefined ? from : Number(match[2]);
      for (let row = from; row <= to && row <= last; row += 1) rows.add(row);
    }
  }
  return rows;
}
