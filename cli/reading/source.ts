/** The text of a file and where in it each part of its document stands. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { stepsOf } from '#schemas/page/walk-path.ts';
import type { DraftFault } from '#server/areas/pages/rules/publish.ts';

export interface Source {
  text: string;
  /** As much of it as can be read; absent where that is nothing. */
  root?: Node;
}

/** Sources by file. */
export type Sources = ReadonlyMap<string, Source>;

export interface Span {
  offset: number;
  length: number;
}

/** A fault of a file; of one that is no JSON, also the place in its text. */
export interface FileFault extends DraftFault {
  span?: Span;
  /** The part of the document around that place. */
  near?: string;
}

function child(node: Node, step: string): Node | undefined {
  return findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
}

/** What a pointer names, or the innermost part around it that is there; `isName` asks for its name, not its value. */
export function spanOf(root: Node, pointer: string, isName: boolean): Span {
  let node = root;
  for (const step of stepsOf(pointer)) {
    const next = child(node, step);
    if (next === undefined) return { offset: node.offset, length: 1 };
    node = next;
  }
  const [name] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
  const target = isName && name !== undefined ? name : node;
  const isScalar = target.type !== 'object' && target.type !== 'array';
  return { offset: target.offset, length: isScalar ? target.length : 1 };
}

/** Line and column as editors count them, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}
