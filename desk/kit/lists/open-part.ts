/** Which part of a section an address shows. */

interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

const BASE = 'http://desk';

/** The part whose path and whole query stand in the address; of several, the one that says most. */
export function openPart(parts: readonly string[], { pathname, search }: Address): string | undefined {
  const now = new URLSearchParams(search);
  const saysOf = (part: string) => [...new URL(part, BASE).searchParams];
  const fitting = parts.filter(
    (part) =>
      new URL(part, BASE).pathname === pathname &&
      saysOf(part).every(([name, value]) => now.getAll(name).join(',') === value),
  );
  return fitting.toSorted((one, other) => saysOf(other).length - saysOf(one).length)[0];
}
