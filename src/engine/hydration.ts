/** Which nodes of a server-drawn page are hydrated, and when; and what of the page the browser then needs to know. */
import type { AnyRenderer, Hydrate } from '#schemas/page/define-renderer.ts';
import type { PageData, ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';

const EAGERNESS: readonly Hydrate[] = ['never', 'idle', 'visible', 'load'];

function moreEager(one: Hydrate, other: Hydrate): Hydrate {
  return EAGERNESS.indexOf(one) >= EAGERNESS.indexOf(other) ? one : other;
}

/** Undefined for a kind nobody registered. */
type ModeOf = (kind: string) => Hydrate | undefined;

export function modesOf(lookup: (kind: string) => AnyRenderer | undefined): ModeOf {
  return (kind) => lookup(kind)?.hydrate;
}

/** The most eager mode among a node and everything in its slots: a parent has to be hydrated for its children to be. */
function modeOfNode(node: ReadyNode, modeOf: ModeOf): Hydrate {
  if (node.broken !== undefined) return 'never';
  if (node.when !== undefined) return 'load';
  let mode = modeOf(node.kind) ?? 'never';
  for (const child of Object.values(node.slots ?? {}).flat())
    mode = moreEager(mode, modeOfNode(child, modeOf));
  return mode;
}

/**
 * Marks each node the server draws with the moment it is hydrated. Personal and broken nodes have no markup, and
 * nothing inside a node that is never hydrated needs a mark: the whole subtree is one piece of HTML. A kind without a
 * view is marked broken, so that server and browser leave out the same nodes.
 */
export function markHydration(document: ReadyDocument, modeOf: ModeOf): ReadyDocument {
  return mapNodes(document, (node) => markNode(node, modeOf));
}

function markNode(node: ReadyNode, modeOf: ModeOf): ReadyNode {
  if (node.broken !== undefined || node.when !== undefined) return node;
  if (modeOf(node.kind) === undefined)
    return { id: node.id, kind: node.kind, props: {}, broken: 'unknown-kind' };
  const hydrate = modeOfNode(node, modeOf);
  if (hydrate === 'never' || node.slots === undefined) return { ...node, hydrate };
  return { ...node, hydrate, slots: mapSlots(node.slots, (child) => markNode(child, modeOf)) };
}

/** The document and data the browser needs: nodes never hydrated keep only their place. */
export function forBrowser(
  document: ReadyDocument,
  data: PageData,
): { document: ReadyDocument; data: PageData } {
  const sentIds = new Set<string>();
  const strip = (node: ReadyNode): ReadyNode => {
    if (node.hydrate === 'never') return { id: node.id, kind: node.kind, props: {}, hydrate: 'never' };
    sentIds.add(node.id);
    return node.slots === undefined ? node : { ...node, slots: mapSlots(node.slots, strip) };
  };
  const slim = mapNodes(document, strip);
  return {
    document: slim,
    data: Object.fromEntries(Object.entries(data).filter(([id]) => sentIds.has(id))),
  };
}

/** Every node of the document, slots included, in reading order. */
export function allNodes(document: ReadyDocument): ReadyNode[] {
  const list: ReadyNode[] = [];
  const visit = (node: ReadyNode) => {
    list.push(node);
    for (const children of Object.values(node.slots ?? {})) children.forEach(visit);
  };
  for (const nodes of Object.values(document.regions)) nodes.forEach(visit);
  return list;
}

/** Marks nodes found to throw, wherever they stand, so that server and browser leave out the same ones. */
export function markThrown(document: ReadyDocument, brokenIds: ReadonlySet<string>): ReadyDocument {
  const mark = (node: ReadyNode): ReadyNode => {
    if (brokenIds.has(node.id)) return { id: node.id, kind: node.kind, props: {}, broken: 'threw' };
    return node.slots === undefined ? node : { ...node, slots: mapSlots(node.slots, mark) };
  };
  return mapNodes(document, mark);
}

function mapSlots(slots: NonNullable<ReadyNode['slots']>, change: (node: ReadyNode) => ReadyNode) {
  return Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, children.map(change)]));
}

function mapNodes(document: ReadyDocument, change: (node: ReadyNode) => ReadyNode): ReadyDocument {
  const regions = Object.fromEntries(
    Object.entries(document.regions).map(([name, nodes]) => [name, nodes.map(change)]),
  );
  return { ...document, regions };
}
