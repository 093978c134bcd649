/** The allow-list of merchant text: what is not named here is left out, its words are kept (requirement 5). */
import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { safeImageUrl, safeUrl } from '#schemas/address/safe-url.ts';

const TAGS: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i u s del ins sub sup small mark a img br hr ' +
    'figure figcaption table caption thead tbody tfoot tr th td span div dl dt dd section'
  ).split(' '),
);
/** Left out with everything inside. */
const SILENT: ReadonlySet<string> = new Set(
  'script style iframe object embed template noscript svg math form select textarea button'.split(' '),
);
const MAX_DEPTH = 24;

const ALIGNMENTS: ReadonlySet<string> = new Set(['left', 'center', 'right', 'justify']);

type Check = (value: unknown) => string | number | undefined;

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : undefined);
const whole = (max: number) => (value: unknown) => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= max
    ? number
    : undefined;
};
const address = (value: unknown) => (typeof value === 'string' ? safeUrl(value) : undefined);
const image = (value: unknown) => (typeof value === 'string' ? safeImageUrl(value) : undefined);
const alignment = (value: unknown) =>
  typeof value === 'string' && ALIGNMENTS.has(value) ? value : undefined;

/** Properties each tag may have, each with its check; `align` may stand on any block. */
const PROPERTIES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  a: { href: address, title: text },
  img: { src: image, alt: text, width: whole(4000), height: whole(8000) },
  td: { colSpan: whole(50), rowSpan: whole(200) },
  th: { colSpan: whole(50), rowSpan: whole(200) },
  ol: { start: whole(10_000) },
};

function cleanProperties(element: Element): Properties {
  const checks = Object.entries({ ...PROPERTIES[element.tagName], align: alignment });
  const safe: Properties = {};
  for (const [name, check] of checks) {
    const value = check(element.properties[name]);
    if (value !== undefined) safe[name] = value;
  }
  return safe;
}

function cleanNode(node: Nodes, depth: number): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type === 'root') return node.children.flatMap((child) => cleanNode(child, depth));
  if (node.type !== 'element' || depth > MAX_DEPTH || SILENT.has(node.tagName)) return [];
  const children = node.children.flatMap((child) => cleanNode(child, depth + 1));
  if (!TAGS.has(node.tagName)) return children;
  const properties = cleanProperties(node);
  if (node.tagName === 'img' && properties.src === undefined) return [];
  return [{ type: 'element', tagName: node.tagName, properties, children }];
}

/** A tree with only what may be drawn. Total: anything else is left out, nothing throws. */
export function cleanTree(tree: Nodes): Root {
  return { type: 'root', children: cleanNode(tree, 0) };
}
