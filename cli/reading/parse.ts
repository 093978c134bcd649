/** Reads the text of a document, remembering where each of its parts stands. */
import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { saySyntax, type SyntaxFault } from './syntax-words.ts';

type ParseResult = { root: Node | undefined } & (
  | { ok: true; body: unknown }
  | { ok: false; fault: SyntaxFault }
);

/** What JSON is, the language says; the parser says where it is not. */
export function parse(text: string): ParseResult {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  try {
    const body: unknown = JSON.parse(text);
    return { ok: true, body, root };
  } catch {
    return { ok: false, root, fault: saySyntax(text, errors) };
  }
}
