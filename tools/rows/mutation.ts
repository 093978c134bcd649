/** A law broken by hand: the change of the product that breaks it, and the test that has to notice. */

export interface Mutation {
  /** The row, requirement or decision that no longer holds: `M77`, `R14`, `D35`. */
  readonly law: string;
  /** What the product does wrong then. */
  readonly breaks: string;
  /** Path from the root. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  readonly test: {
    /** Path from the root. */
    readonly file: string;
    /** The title of the test, or what the titles of its cases have in common. */
    readonly name: string;
  };
}

/** The changed text of a file. Throws where the mutation no longer fits it. */
export function mutate(text: string, { law, file, from, to }: Mutation): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${law}: the text to change stands ${count} times in ${file}`);
  if (from === to) throw new Error(`${law}: the mutation of ${file} changes nothing`);
  return text.replace(from, () => to);
}
