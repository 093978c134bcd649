/** Which node of a page shows its first large picture: the one a browser should fetch before anything else (ADR-131). */
import type { AnyRenderer } from './define-renderer.ts';
import type { ReadyDocument, ReadyNode } from './ready.ts';

/** Blocks that may stand on the first screen: a picture below so many is fetched when it comes near. */
const FIRST_SCREEN_BLOCKS = 3;

type Regions = ReadyDocument['regions'];
type IsLarge = (kind: string) => boolean;

/** The node itself, or the first in its slots. */
function leaderIn(node: ReadyNode, isLarge: IsLarge): ReadyNode | undefined {
  if (isLarge(node.kind)) return node;
  for (const child of Object.values(node.slots ?? {}).flat()) {
    if (child.broken !== undefined || child.when !== undefined) continue;
    const leader = leaderIn(child, isLarge);
    if (leader !== undefined) return leader;
  }
  return undefined;
}

/** What is drawn for some people only, or not at all, is no part of the page everybody is sent. */
function findLeader(regions: Regions, isLarge: IsLarge): ReadyNode | undefined {
  const visible = [...(regions.top ?? []), ...(regions.main ?? [])].filter(
    ({ broken, when }) => broken === undefined && when === undefined,
  );
  for (const node of visible.slice(0, FIRST_SCREEN_BLOCKS)) {
    const leader = leaderIn(node, isLarge);
    if (leader !== undefined) return leader;
  }
  return undefined;
}

function mark(node: ReadyNode, leader: ReadyNode): ReadyNode {
  if (node === leader) return { ...node, leads: true };
  if (node.slots === undefined) return node;
  const slots = Object.entries(node.slots).map(([name, children]) => [
    name,
    children.map((child) => mark(child, leader)),
  ]);
  return { ...node, slots: Object.fromEntries(slots) };
}

/** The same regions with at most one node marked as the one that leads. */
export function markFirstPicture(
  regions: Regions,
  lookup: (kind: string) => Pick<AnyRenderer, 'largePicture'> | undefined,
): Regions {
  const leader = findLeader(regions, (kind) => lookup(kind)?.largePicture === true);
  if (leader === undefined) return regions;
  const parts = Object.entries(regions).map(([name, nodes]) => [
    name,
    nodes.map((node) => mark(node, leader)),
  ]);
  return Object.fromEntries(parts);
}
