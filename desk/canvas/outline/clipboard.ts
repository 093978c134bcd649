/** Blocks as text on the clipboard, so that they can be carried to another page, another shop, or an e-mail (ADR-716). */
import { isObject } from '#schemas/page/json.ts';

/** Says that a text is ours; the number is raised when its shape changes. */
const MARK = 'lectern-blocks';
const SHAPE = 1;

/** More than any page holds is nothing that was copied here. */
const TEXT_MAX = 2_000_000;

export function textOfBlocks(nodes: readonly unknown[]): string {
  return JSON.stringify({ [MARK]: SHAPE, nodes }, undefined, 2);
}

const isBlock = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value['kind'] === 'string';

/**
 * Blocks of a text that was copied here, or of a page's own JSON: a block, or a list of them.
 * @returns undefined where the text holds no blocks
 */
export function blocksOfText(text: string): readonly Record<string, unknown>[] | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const value = parseJson(text);
  const list = isObject(value) && value[MARK] === SHAPE ? value['nodes'] : value;
  const nodes: readonly unknown[] = Array.isArray(list) ? list : [list];
  return nodes.length > 0 && nodes.every(isBlock) ? nodes.filter(isBlock) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
