/** Puts a node in the place of the one with its id, leaving every node that is not above it the same object. */
import type { ReadyNode } from '#schemas/page/ready.ts';

/** Undefined where no node of that id stands among them or in their slots. */
export function replaceNode(nodes: readonly ReadyNode[], next: ReadyNode): ReadyNode[] | undefined {
  for (const [index, node] of nodes.entries()) {
    const replacement = node.id === next.id ? next : replaceInSlots(node, next);
    if (replacement !== undefined) return nodes.with(index, replacement);
  }
  return undefined;
}

function replaceInSlots(node: ReadyNode, next: ReadyNode): ReadyNode | undefined {
  for (const [name, children] of Object.entries(node.slots ?? {})) {
    const replacement = replaceNode(children, next);
    if (replacement !== undefined) return { ...node, slots: { ...node.slots, [name]: replacement } };
  }
  return undefined;
}

/** The node and everything in its slots, in reading order. */
export function withInner(node: ReadyNode): ReadyNode[] {
  return [node, ...Object.values(node.slots ?? {}).flatMap((children) => children.flatMap(withInner))];
}
