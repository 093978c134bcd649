/** Names of what is edited: documents, places in them, and lists of blocks (ADR-695). */
import { isDocumentKind, type CONFIG_KINDS } from '#schemas/page/catalogue.ts';
import type { Region } from '#schemas/page/document.ts';
import { pointerTo } from '#schemas/page/json.ts';
import { stepsOf } from '#schemas/page/walk-path.ts';

export type DocumentKind = (typeof CONFIG_KINDS)[number];
export type DocumentKey = `${DocumentKind}/${string}`;

export interface DocumentName {
  kind: DocumentKind;
  id: string;
}

/** A stored document being edited. */
export interface EditedDocument extends DocumentName {
  /** Hash of the version the server has, to be sent with the next save; empty for a document the server has none of. */
  base: string;
  /** JSON, as it is stored: a page is a tree of blocks. Never changed in place. */
  body: unknown;
}

/**
 * A field of a document. With `node` the pointer begins at that block (`/props/title/cn`, `/when`, `/note`), without it at the
 * document (`/seo/title`).
 */
export interface Place {
  document: DocumentKey;
  node?: string;
  pointer: string;
}

/** A list of blocks. */
export type NodeList = { region: Region } | { node: string; slot: string };
/** A place in a list of blocks: before the block that stands at `index` now. */
export type NodeSpot = NodeList & { index: number };

/** What is chosen; `pointer` as in {@link Place}, `item` the index of a slide or question in its list. */
export interface Selection {
  document: DocumentKey;
  node?: string;
  pointer?: string;
  item?: number;
}

export const keyOf = ({ kind, id }: DocumentName): DocumentKey => `${kind}/${id}`;

/** The name of a key, as of the address `/desk/page/<kind>/<id>`; undefined where no document may be called so. */
export function parseKey(key: string): DocumentName | undefined {
  const cut = key.indexOf('/');
  const kind = key.slice(0, cut);
  const id = key.slice(cut + 1);
  return id !== '' && isDocumentKind(kind) ? { kind, id } : undefined;
}

/** Those of the texts that are keys of documents, such as the names of a record's fields. */
export const keysIn = (texts: readonly string[]): DocumentKey[] =>
  texts.flatMap((text) => {
    const name = parseKey(text);
    return name === undefined ? [] : [keyOf(name)];
  });

/** A name of a list of blocks that equals that of no other list in the document. */
export const listKeyOf = (list: NodeList): string =>
  'region' in list ? `region ${list.region}` : `slot ${list.node} ${list.slot}`;

const OF_DOCUMENT = 'document:';
const OF_NODE = new Set(['when', 'note']);

/** The place a control's `name` stands for: `/title/cn` in props, `/when`, `/note`, `document:/title/cn`. */
export function placeOfField(document: DocumentKey, node: string | undefined, name: string): Place {
  if (name.startsWith(OF_DOCUMENT)) return { document, pointer: name.slice(OF_DOCUMENT.length) };
  if (node === undefined) return { document, pointer: name };
  const first = stepsOf(name)[0] ?? '';
  return { document, node, pointer: OF_NODE.has(first) ? name : `/props${name}` };
}

/** The `name` of the control that shows a place. */
export function fieldNameOf({ node, pointer }: Pick<Place, 'node' | 'pointer'>): string {
  if (node === undefined) return `${OF_DOCUMENT}${pointer}`;
  return pointer.startsWith('/props/') ? pointer.slice('/props'.length) : pointer;
}

/** The pointer into props a page tells of (`Spot.pointer`), as a place of the block. */
export const propPointer = (pointer: string): string => `${pointerTo('', 'props')}${pointer}`;
