/** A text field of what nobody has checked: a query, a form, the stored data of a job; empty where it holds no text. */
export function textField(holder: unknown, name: string): string {
  const value: unknown =
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  return typeof value === 'string' ? value : '';
}
