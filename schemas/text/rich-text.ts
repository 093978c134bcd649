/** Merchants' HTML becomes a small tree of plain nodes from an allow list, on read as on write (D44, requirement 5). */
import type { Element, Nodes, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { safeImageUrl, safeUrl } from '../address/safe-url.ts';
import { parseHtml } from './rich-text-parser.ts';
import { RICH_TEXT_TAGS, type Tree, type TreeElement, type TreeNode } from './rich-text-tree.ts';

export const RICH_TEXT_MAX_CHARS = 60_000;
export const RICH_TEXT_MAX_NODES = 3_000;
export const RICH_TEXT_MAX_DEPTH = 16;

/** Tags whose content goes with them; any other unknown tag leaves its text behind. */
const STRIPPED = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'frame',
  'frameset',
  'noframes',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'option',
  'title',
  'head',
  'base',
  'link',
  'meta',
  'xmp',
  'plaintext',
  'noembed',
  'audio',
  'video',
  'source',
  'track',
  'canvas',
  'dialog',
  'portal',
];

const SCHEMA: Schema = {
  tagNames: [...RICH_TEXT_TAGS],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row']],
    ol: ['start'],
  },
  ancestors: {
    li: ['ol', 'ul'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    td: ['tr'],
    th: ['tr'],
    caption: ['table'],
    figcaption: ['figure'],
  },
  protocols: {},
  required: {},
  strip: STRIPPED,
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
  clobberPrefix: '',
};

/** Headings of merchants' text start below the page's own h1 and a block's h2. */
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', b: 'strong', i: 'em', strike: 's' };

interface Budget {
  nodes: number;
}

/** The tree of a piece of HTML: never throws, never holds anything but listed tags and checked addresses. */
export function richTextTree(html: string): Tree {
  // Parsers differ in what they make of U+0000, which no text means.
  const source = html.slice(0, RICH_TEXT_MAX_CHARS).replaceAll('\u0000', '');
  const budget: Budget = { nodes: RICH_TEXT_MAX_NODES };
  return { type: 'root', children: readChildren(parse(source), 0, budget) };
}

/** Nesting thousands deep exhausts the stack of a recursive parser: such a text is read as its bare words. */
function parse(source: string): readonly Nodes[] {
  try {
    const clean: Nodes = sanitize(shallow(parseHtml(source)), SCHEMA);
    return 'children' in clean ? clean.children : [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ type: 'text', value: source.replace(/<[^>]*>?/g, ' ').trim() }];
  }
}

/** Turns what is nested too deep into its words, before the recursive sanitiser sees it. */
function shallow(root: Root): Root {
  const queue: { node: Root | Element; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { node, depth } = next;
    if (depth >= RICH_TEXT_MAX_DEPTH - 1) {
      node.children = [{ type: 'text', value: wordsUnder(node) }];
      continue;
    }
    for (const child of node.children) {
      if (child.type === 'element') queue.push({ node: child, depth: depth + 1 });
    }
  }
  return root;
}

/** The words under a node in their order, without recursion: its depth is the merchant's. */
function wordsUnder(top: Root | Element): string {
  const words: string[] = [];
  const waiting: Nodes[] = top.children.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'text') words.push(node.value);
    if (node.type === 'element' && !STRIPPED.includes(node.tagName))
      waiting.push(...node.children.toReversed());
  }
  return words.join('');
}

function readChildren(nodes: readonly Nodes[], depth: number, budget: Budget): TreeNode[] {
  return nodes.flatMap((node) => readNode(node, depth, budget));
}

function readNode(node: Nodes, depth: number, budget: Budget): TreeNode[] {
  if (budget.nodes <= 0 || depth >= RICH_TEXT_MAX_DEPTH) return [];
  budget.nodes -= 1;
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element') return [];
  return readElement(node, depth, budget);
}

function readElement(node: Element, depth: number, budget: Budget): TreeNode[] {
  const tagName = RENAMED[node.tagName] ?? node.tagName;
  if (tagName === 'img') return readImage(node);
  const children = readChildren(node.children, depth + 1, budget);
  if (isLeftEmpty(tagName, node, children)) return [];
  if (tagName !== 'a') return [element(tagName, readProps(node), children)];
  const href = safeUrl(textOf(node.properties['href']));
  if (href === undefined) return children;
  const title = wordsOf(node.properties['title']);
  return [element('a', { href, ...(title === '' ? {} : { title }), ...linkManners(href) }, children)];
}

const BLOCKS: ReadonlySet<string> = new Set(['p', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);

/** A block that held nothing but pictures that are not shown, or players that were taken out, is no gap in the text (D127). */
function isLeftEmpty(tagName: string, node: Element, children: readonly TreeNode[]): boolean {
  if (!BLOCKS.has(tagName)) return false;
  if (children.length === 0) return true;
  const hadPicture = node.children.some((child) => child.type === 'element' && child.tagName === 'img');
  return hadPicture && children.every((child) => child.type === 'text' && child.value.trim() === '');
}

/** Addresses of other sites open beside the shop and learn nothing about it. */
function linkManners(href: string): Record<string, string> {
  return /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
}

function element(tagName: string, properties: TreeElement['properties'], children: TreeNode[]): TreeElement {
  return { type: 'element', tagName, properties, children };
}

/** Images keep their size when they state one, so that their place is held before they arrive. */
function readImage(node: Element): TreeNode[] {
  const src = safeImageUrl(textOf(node.properties['src']));
  if (src === undefined) return [];
  const width = numberOf(node.properties['width'], 4000);
  const height = numberOf(node.properties['height'], 8000);
  const size = width !== undefined && height !== undefined ? { width, height } : {};
  return [element('img', { src, alt: wordsOf(node.properties['alt']), ...size }, [])];
}

function readProps(node: Element): TreeElement['properties'] {
  const props: Record<string, string | number> = {};
  for (const name of ['colSpan', 'rowSpan', 'start']) {
    const value = numberOf(node.properties[name], 1000);
    if (value !== undefined) props[name] = value;
  }
  const scope = textOf(node.properties['scope']);
  if (scope !== undefined) props['scope'] = scope;
  return props;
}

/** Whole: an address that was cut would lead elsewhere. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Words beside a link or a picture. */
const wordsOf = (value: unknown) => textOf(value)?.slice(0, 2048) ?? '';

function numberOf(value: unknown, max: number): number | undefined {
  const number = typeof value === 'number' ? value : Number.parseInt(textOf(value) ?? '', 10);
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}
