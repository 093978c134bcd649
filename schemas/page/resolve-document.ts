/** From a document's sound reading to what this visitor's page draws: conditions decided, texts in one language. */
import type { Locale } from '../locale.ts';
import type { Capabilities } from '../shop/capabilities.ts';
import type { Catalogue } from './catalogue.ts';
import { decide, type When } from './condition.ts';
import type { AnyRenderer } from './define-renderer.ts';
import type { PageDocument, Region } from './document.ts';
import { markFirstPicture } from './first-picture.ts';
import type { PageNode } from './node.ts';
import { NodeReader, type NodePlace, type ParsedNode } from './node-reader.ts';
import type { Fault, ReadyDocument, ReadyNode } from './ready.ts';
import { parseLenient, type ParsedDocument } from './parse-document.ts';
import { localize, readText } from './text.ts';

export interface ReadFacts {
  locale: Locale;
  capabilities: Capabilities;
  /** Unix seconds by the server's clock. */
  now: number;
}

type Lookup = (kind: string) => AnyRenderer | undefined;

/** Reads any value into a document ready to draw, with every fault found on the way. Never throws. */
export function readDocument(
  body: unknown,
  catalogue: Catalogue,
  facts: ReadFacts,
): { document: ReadyDocument; faults: Fault[] } {
  const { document, faults } = parseLenient(body, catalogue);
  return { document: resolveDocument(document, (kind) => catalogue.get(kind)?.definition, facts), faults };
}

/**
 * Reads one node as `readDocument` would at its place (`placeOf`): nodes are empty where its condition leaves it out. Only which
 * picture leads a page is not told of it, for that is a matter of the whole page.
 */
export function readNode(
  node: unknown,
  place: NodePlace,
  catalogue: Catalogue,
  facts: ReadFacts,
): { nodes: ReadyNode[]; faults: Fault[] } {
  const reader = new NodeReader(catalogue);
  const parsedNode = reader.one(node, place);
  const lookup = (kind: string) => catalogue.get(kind)?.definition;
  return {
    nodes: parsedNode === undefined ? [] : resolveNode(parsedNode, lookup, facts, []),
    faults: reader.faults,
  };
}

/** The second half of reading, for a sound document kept from before. */
export function resolveDocument(document: ParsedDocument, lookup: Lookup, facts: ReadFacts): ReadyDocument {
  const moments: number[] = [];
  const regions: ReadyDocument['regions'] = {};
  for (const [region, nodes] of entriesOf(document.regions)) {
    regions[region] = nodes.flatMap((node) => resolveNode(node, lookup, facts, moments));
  }
  const { locale } = facts;
  const { seo } = document;
  return {
    id: document.id,
    kind: document.kind,
    title: readText(document.title, locale),
    seo: {
      ...(seo.title === undefined ? {} : { title: readText(seo.title, locale) }),
      ...(seo.description === undefined ? {} : { description: readText(seo.description, locale) }),
      ...(seo.keywords === undefined ? {} : { keywords: readText(seo.keywords, locale) }),
      ...(seo.og_image === undefined ? {} : { og_image: seo.og_image }),
    },
    style: document.style,
    regions: markFirstPicture(regions, lookup),
    ...(moments.length === 0 ? {} : { fresh_until: Math.min(...moments) }),
  };
}

/** In their order on a page. Those of document.ts would bring its schema to the browser. */
const REGION_NAMES = ['top', 'main', 'side', 'bottom', 'float'] as const satisfies readonly Region[];

function entriesOf<Node>(regions: Partial<Record<Region, readonly Node[]>>) {
  return REGION_NAMES.flatMap((name) => {
    const nodes = regions[name];
    return nodes === undefined ? [] : [[name, nodes] as const];
  });
}

function resolveNode(node: ParsedNode, lookup: Lookup, facts: ReadFacts, moments: number[]): ReadyNode[] {
  if (node.brokenReason !== undefined)
    return [{ id: node.id, kind: node.kind, props: {}, broken: node.brokenReason }];
  for (const moment of [node.when?.from, node.when?.to]) {
    if (moment !== undefined && moment > facts.now) moments.push(moment);
  }
  if (decide(node.when, facts) === 'skip') return [];
  const props = prepare(lookup(node.kind), localize(node.props, facts.locale));
  if (props === undefined) return [{ id: node.id, kind: node.kind, props: {}, broken: 'invalid-props' }];
  const slots = Object.entries(node.slots).map(([name, children]): [string, ReadyNode[]] => [
    name,
    children.flatMap((child) => resolveNode(child, lookup, facts, moments)),
  ]);
  const personal = personalPart(node.when);
  return [
    {
      id: node.id,
      kind: node.kind,
      props,
      ...(slots.length === 0 ? {} : { slots: Object.fromEntries(slots) }),
      ...(personal === undefined ? {} : { when: personal }),
    },
  ];
}

function prepare(
  definition: AnyRenderer | undefined,
  props: Record<string, unknown>,
): Readonly<Record<string, unknown>> | undefined {
  if (definition?.prepare === undefined) return props;
  try {
    return definition.prepare(props);
  } catch {
    return undefined;
  }
}

function personalPart(when: When | undefined): ReadyNode['when'] {
  if (when === undefined) return undefined;
  const { login, svip, bought } = when;
  if (login === undefined && svip === undefined && bought === undefined) return undefined;
  return {
    ...(login === undefined ? {} : { login }),
    ...(svip === undefined ? {} : { svip }),
    ...(bought === undefined ? {} : { bought }),
  };
}

/**
 * Reads a document of our own (schemas/page/fixed, chrome): written in code and checked by types and tests, so it
 * needs no validator and may be read in the browser.
 */
export function readTrusted(document: PageDocument, lookup: Lookup, facts: ReadFacts): ReadyDocument {
  const regions: ParsedDocument['regions'] = {};
  for (const [name, nodes] of entriesOf(document.regions)) regions[name] = nodes.map(trustedNode);
  const { id, kind, title, seo = {}, style = {} } = document;
  return resolveDocument({ id, kind, title, seo, style, regions }, lookup, facts);
}

function trustedNode(node: PageNode): ParsedNode {
  const slots = Object.entries(node.slots ?? {}).map(([name, children]): [string, ParsedNode[]] => [
    name,
    children.map(trustedNode),
  ]);
  return {
    id: node.id,
    kind: node.kind,
    props: { ...node.props },
    slots: Object.fromEntries(slots),
    when: node.when,
    brokenReason: undefined,
    migrations: [],
  };
}
