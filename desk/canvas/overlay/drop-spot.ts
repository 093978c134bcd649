/** Where a block dragged over the page would stand: found from the boxes of one moment, so that what is shown is what is done (ADR-717). */
import type { NodeRect } from '#schemas/desk/protocol.ts';
import type { NodeList, NodeSpot } from '../model/document.ts';
import type { DocumentTree } from '../model/tree.ts';

export interface Point {
  x: number;
  y: number;
}

/** A line between two blocks. */
interface DropLine {
  x: number;
  y: number;
  length: number;
  isUpright: boolean;
}

export interface DropPlace {
  spot: NodeSpot;
  line: DropLine;
}

interface PlacedList {
  list: NodeList;
  /** In the order of the list; those that draw nothing keep their index and have no say. */
  blocks: readonly { index: number; rect: NodeRect }[];
  size: number;
  depth: number;
}

function placedLists(tree: DocumentTree, rects: ReadonlyMap<string, NodeRect>): PlacedList[] {
  return [...tree.lists.values()].flatMap(({ list, ids }) => {
    const blocks = ids.flatMap((id, index) => {
      const rect = rects.get(id);
      return rect === undefined || rect.height === 0 ? [] : [{ index, rect }];
    });
    const depth = 'region' in list ? 0 : (tree.nodes.get(list.node)?.depth ?? 0);
    return blocks.length === 0 ? [] : [{ list, blocks, size: ids.length, depth }];
  });
}

function contains({ blocks }: PlacedList, { x, y }: Point): boolean {
  const left = Math.min(...blocks.map(({ rect }) => rect.x));
  const right = Math.max(...blocks.map(({ rect }) => rect.x + rect.width));
  const top = Math.min(...blocks.map(({ rect }) => rect.y));
  const bottom = Math.max(...blocks.map(({ rect }) => rect.y + rect.height));
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Blocks beside each other are placed by where the pointer is across, those below each other by where it is down. */
function isRow({ blocks }: PlacedList): boolean {
  const [first, second] = blocks;
  if (first === undefined || second === undefined) return false;
  return (
    second.rect.x >= first.rect.x + first.rect.width / 2 &&
    second.rect.y < first.rect.y + first.rect.height / 2
  );
}

const middle = (start: number, size: number) => start + size / 2;

function placeIn(one: PlacedList, point: Point): DropPlace | undefined {
  const isUpright = isRow(one);
  const isBefore = ({ rect }: PlacedList['blocks'][number]) =>
    isUpright ? point.x < middle(rect.x, rect.width) : point.y < middle(rect.y, rect.height);
  const next = one.blocks.find(isBefore);
  const last = one.blocks.at(-1);
  const { rect } = next ?? last ?? {};
  if (rect === undefined || last === undefined) return undefined;
  const index = next?.index ?? last.index + 1;
  const isEnd = next === undefined;
  const line: DropLine = isUpright
    ? { x: isEnd ? rect.x + rect.width : rect.x, y: rect.y, length: rect.height, isUpright }
    : { x: rect.x, y: isEnd ? rect.y + rect.height : rect.y, length: rect.width, isUpright };
  return { spot: { ...one.list, index }, line };
}

/**
 * @param mayStand whether the blocks may stand in a list: one that does not take them is passed over for the one around it
 * @returns undefined where the page has no block at all
 */
export function dropPlaceAt(
  tree: DocumentTree,
  rects: readonly NodeRect[],
  point: Point,
  mayStand: (list: NodeList) => boolean,
): DropPlace | undefined {
  const lists = placedLists(tree, new Map(rects.map((rect) => [rect.id, rect])));
  const inner = lists
    .filter((one) => contains(one, point) && mayStand(one.list))
    .toSorted((one, other) => other.depth - one.depth)[0];
  const main = lists.find(({ list }) => 'region' in list && list.region === 'main') ?? lists[0];
  const target = inner ?? main;
  return target === undefined ? undefined : placeIn(target, point);
}
