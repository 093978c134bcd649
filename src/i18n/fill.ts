/** Fills `{name}` in a word from params; a name nobody gave stays as it is. */
export type WordParams = Readonly<Record<string, string | number>>;

export function fill(word: string, params: WordParams | undefined): string {
  if (params === undefined) return word;
  return word.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
