/** Joins class names and skips empty ones. */
export function cx(...names: readonly (string | false | undefined)[]): string | undefined {
  const text = names.filter((name) => typeof name === 'string' && name !== '').join(' ');
  return text === '' ? undefined : text;
}
