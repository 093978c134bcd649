/** Joins the class names that are there. */
export function cx(...names: readonly (string | false | undefined)[]): string | undefined {
  const text = names.filter((name) => typeof name === 'string' && name !== '').join(' ');
  return text === '' ? undefined : text;
}
