/**
 * Reads any value as a page document: what can be saved is kept, every fault is named, nothing is thrown.
 * The result depends on the content alone, so it may be kept by the content's hash.
 */
import { DOCUMENT_MAX_BYTES } from '../constants.ts';
import type { Catalogue } from './catalogue.ts';
import type { AnyRenderer } from './define-renderer.ts';
import { PAGE_KINDS, REGIONS, type PageDocument, type PageKind, type Region } from './document.ts';
import { FAULTS } from './fault-words.ts';
import { copyJson, isObject, type JsonCopy } from './json.ts';
import { NodeReader, type NodePlace, type ParsedNode } from './node-reader.ts';
import type { Fault } from './ready.ts';
import { faultsOf } from './rule-words.ts';

export interface ParsedDocument {
  id: string;
  kind: PageKind;
  title: PageDocument['title'];
  seo: NonNullable<PageDocument['seo']>;
  style: NonNullable<PageDocument['style']>;
  regions: Partial<Record<Region, ParsedNode[]>>;
}

export interface ParseResult {
  document: ParsedDocument;
  faults: Fault[];
}

/** Rules no salvage mends: such a document is never stored, not even by a salvaging push. */
const FATAL_RULES: ReadonlySet<string> = new Set([
  FAULTS.notObject.rule,
  FAULTS.cyclic.rule,
  FAULTS.maxBytes.rule,
]);

export function isFatal(fault: Fault): boolean {
  return FATAL_RULES.has(fault.rule);
}

const EMPTY: ParsedDocument = { id: 'empty', kind: 'micro', title: '', seo: {}, style: {}, regions: {} };
function isPageKind(value: unknown): value is PageKind {
  return PAGE_KINDS.some((kind) => kind === value);
}

/** The envelope's schema judges what stands in it; here only its kind of value is asked. */
function isText(value: unknown): value is PageDocument['title'] {
  return typeof value === 'string' || isObject(value);
}

function isSeo(value: unknown): value is NonNullable<PageDocument['seo']> {
  return isObject(value);
}

function isStyle(value: unknown): value is NonNullable<PageDocument['style']> {
  return isObject(value);
}

/** Envelope fields that broke a rule are left out one by one; the rest of the document stands. */
function readEnvelope(
  reader: NodeReader,
  body: Record<string, unknown>,
  catalogue: Catalogue,
): ParsedDocument {
  const bad = new Set<string>();
  const validator = catalogue.validator('document');
  if (!validator(body)) {
    for (const { instancePath } of validator.errors ?? []) bad.add(instancePath.split('/')[1] ?? '');
    reader.addFaults('', faultsOf(validator, body, catalogue.schema('document')), { hides: 'field' });
  }
  const id = typeof body['id'] === 'string' && !bad.has('id') ? body['id'] : EMPTY.id;
  return {
    id,
    kind: isPageKind(body['kind']) ? body['kind'] : EMPTY.kind,
    title: isText(body['title']) && !bad.has('title') ? body['title'] : EMPTY.title,
    seo: isSeo(body['seo']) && !bad.has('seo') ? body['seo'] : {},
    style: isStyle(body['style']) && !bad.has('style') ? body['style'] : {},
    regions: {},
  };
}

/** Most documents are so far from the limit that their exact size need not be known. */
function isTooLarge({ value, atLeast, atMost }: JsonCopy): boolean {
  if (atLeast > DOCUMENT_MAX_BYTES) return true;
  if (atMost <= DOCUMENT_MAX_BYTES) return false;
  return new TextEncoder().encode(JSON.stringify(value)).byteLength > DOCUMENT_MAX_BYTES;
}

export function parseLenient(body: unknown, catalogue: Catalogue): ParseResult {
  return readWith(new NodeReader(catalogue), body, catalogue);
}

/**
 * Where the node at a JSON pointer stands, for `NodeReader.one` and `readNode`; undefined where none is read there. It holds
 * until a node is added, moved, taken out or given another id or kind: what is written in its props changes no place.
 */
export function placeOf(body: unknown, pointer: string, catalogue: Catalogue): NodePlace | undefined {
  const reader = new NodeReader(catalogue, pointer);
  readWith(reader, body, catalogue);
  return reader.place;
}

function readWith(reader: NodeReader, body: unknown, catalogue: Catalogue): ParseResult {
  const result = copyJson(body);
  const copy = result?.value;
  if (result === undefined || !isObject(copy)) {
    reader.fault('', isObject(body) ? FAULTS.cyclic : FAULTS.notObject);
    return { document: EMPTY, faults: reader.faults };
  }
  // Too large to be stored, but one that got into the table all the same is still drawn, within the node limit.
  if (isTooLarge(result)) reader.fault('', FAULTS.maxBytes);
  const document = readEnvelope(reader, copy, catalogue);
  const regions = isObject(copy['regions']) ? copy['regions'] : {};
  const isDecorated = document.kind === 'home' || document.kind === 'micro' || document.kind === 'zone';
  const rule = {
    may: (definition: AnyRenderer) => !isDecorated || definition.offers === 'page-block',
    kinds: [],
  };
  for (const region of REGIONS) {
    if (Object.hasOwn(regions, region)) {
      document.regions[region] = reader.nodes(regions[region], `/regions/${region}`, 1, rule);
    }
  }
  return { document, faults: reader.faults };
}
