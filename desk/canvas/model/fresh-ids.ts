/** Gives new blocks ids no other block of the document has. */
import { isId } from '#schemas/id.ts';
import { isObject } from '#schemas/page/json.ts';

const ID_MAX = 64;

/** An id that reads as what it is, such as `banner-k3x9q2`. */
function freshId(kind: string, usedIds: ReadonlySet<string>, random: () => string): string {
  const name = isId(kind) ? kind.slice(0, ID_MAX - 12) : 'block';
  for (let tries = 0; ; tries += 1) {
    const id = `${name}-${random()}${tries < 8 ? '' : String(tries)}`;
    if (!usedIds.has(id) && isId(id)) return id;
  }
}

/**
 * Copies of blocks, all they hold included, whose ids are new where they are missing, malformed or `usedIds`, which they are
 * then added to.
 */
export function withFreshIds(
  nodes: readonly unknown[],
  usedIds: Set<string>,
  random: () => string,
): unknown[] {
  return nodes.map((node) => {
    if (!isObject(node)) return node;
    const id = node['id'];
    const kind = typeof node['kind'] === 'string' ? node['kind'] : '';
    const newId = isId(id) && !usedIds.has(id) ? id : freshId(kind, usedIds, random);
    usedIds.add(newId);
    const slots = isObject(node['slots'])
      ? Object.fromEntries(
          Object.entries(node['slots']).map(([name, list]) => [
            name,
            Array.isArray(list) ? withFreshIds(list, usedIds, random) : list,
          ]),
        )
      : undefined;
    return { ...node, id: newId, ...(slots === undefined ? {} : { slots }) };
  });
}
