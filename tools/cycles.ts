/** Finds what reaches itself: in a graph of imports, files or areas that import each other in a circle. */

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of nodes each of which reaches all others of its group, and nodes that lead to themselves; each in order (Tarjan). */
export function findCycles(graph: Graph): string[][] {
  const indexOf = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const lower = (node: string, other: number | undefined) =>
    lowest.set(node, Math.min(lowest.get(node) ?? Infinity, other ?? Infinity));
  const visit = (node: string): void => {
    const index = indexOf.size;
    indexOf.set(node, index);
    lowest.set(node, index);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!indexOf.has(next)) {
        visit(next);
        lower(node, lowest.get(next));
      } else if (stack.includes(next)) lower(node, indexOf.get(next));
    }
    if (lowest.get(node) !== index) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || graph.get(node)?.has(node) === true) cycles.push(group.sort());
  };
  for (const node of graph.keys()) if (!indexOf.has(node)) visit(node);
  return cycles.sort((one, other) => (one.join() < other.join() ? -1 : 1));
}
