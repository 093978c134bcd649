/** What a client says its person has chosen, out of bytes anybody may have sent. */
import type { ChoiceOfPerson } from '#schemas/desk/presence.ts';
import { isId } from '#schemas/id.ts';
import { isObject } from '#schemas/page/json.ts';

const POINTER_MAX = 256;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined where it is none: it is then left out, as a message that was lost. */
export function readChoice(text: string): ChoiceOfPerson | undefined {
  const value = parse(text);
  if (!isObject(value)) return undefined;
  const { node, pointer } = value;
  if (node === undefined) return {};
  if (!isId(node)) return undefined;
  if (pointer === undefined) return { node };
  const isPointer = typeof pointer === 'string' && pointer.length <= POINTER_MAX && !pointer.includes('\0');
  return isPointer ? { node, pointer } : undefined;
}
