/** Rounds over many: one that fails stands in no other's way, and the round fails once all were tried. */

/** @throws AggregateError of all that failed. */
export async function tryEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 0) return;
  const [first] = errors;
  const reason = first instanceof Error ? first.message : String(first);
  throw new AggregateError(errors, `${String(errors.length)} failed, the first of them: ${reason}`);
}
