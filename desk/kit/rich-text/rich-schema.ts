/** What a merchant's text may be made of, as its editor knows it: every tag of RICH_TEXT_TAGS, and words that stand in no paragraph. */
import { Schema, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model';

/** A block that is its tag. */
function block(tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec {
  return {
    group: 'block',
    content,
    defining: true,
    parseDOM: [{ tag }],
    toDOM: (): DOMOutputSpec => [tag, 0],
    ...more,
  };
}

/** Parts of tables and lists stand in their place alone. */
const part = (tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  ...block(tag, content, more),
  group: '',
});

/** Attributes that are set, as the DOM has them. */
function attributesOf({ attrs }: Node): Record<string, string> {
  const set = Object.entries(attrs).filter(([, value]) => value !== null);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

const cell = (tag: string): NodeSpec =>
  part(tag, 'block+', {
    isolating: true,
    attrs: { colspan: { default: null }, rowspan: { default: null }, scope: { default: null } },
    toDOM: (node) => [tag, attributesOf(node), 0],
  });

const HEADINGS = [2, 3, 4, 5, 6];

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  p: block('p', 'inline*'),
  // Words that stand in no paragraph of their own, as in the item of a list.
  bare: block('div', 'inline*', { toDOM: () => ['div', { 'data-bare': '' }, 0] }),
  heading: block('h2', 'inline*', {
    attrs: { level: { default: 2 } },
    parseDOM: HEADINGS.map((level) => ({ tag: `h${String(level)}`, attrs: { level } })),
    toDOM: (node) => [`h${String(node.attrs['level'])}`, 0],
  }),
  pre: block('pre', 'inline*', {
    code: true,
    whitespace: 'pre',
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  }),
  blockquote: block('blockquote', 'block+'),
  ul: block('ul', 'li+'),
  ol: block('ol', 'li+', {
    attrs: { start: { default: null } },
    toDOM: (node) => ['ol', attributesOf(node), 0],
  }),
  li: part('li', 'block+'),
  figure: block('figure', 'block+'),
  figcaption: block('figcaption', 'block+'),
  table: block('table', '(caption | thead | tbody | tr)+', { isolating: true }),
  caption: part('caption', 'block+'),
  thead: part('thead', 'tr+'),
  tbody: part('tbody', 'tr+'),
  tr: part('tr', '(td | th)+'),
  td: cell('td'),
  th: cell('th'),
  hr: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  br: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  img: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: {
      src: { default: '' },
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
    },
    toDOM: (node) => ['img', attributesOf(node)],
  },
};

/** Marks from the outermost to the innermost. */
export const MARK_TAGS = [
  'strong',
  'em',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'kbd',
  'code',
] as const;

/** Tags the browser's own commands may make, read as ours. */
const ALSO: Readonly<Record<string, readonly string[]>> = { strong: ['b'], em: ['i'], s: ['strike'] };

const markSpec = (tag: string): MarkSpec => ({
  parseDOM: [tag, ...(ALSO[tag] ?? [])].map((one) => ({ tag: one })),
  toDOM: () => [tag, 0],
  // Two of one kind, such as sub and sup, may both stand: nothing else would keep what was written.
  excludes: '',
});

const marks: Record<string, MarkSpec> = {
  a: {
    attrs: { href: { default: '' }, title: { default: '' } },
    inclusive: false,
    toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), title: String(attrs['title']) }, 0],
  },
  ...Object.fromEntries(MARK_TAGS.map((tag) => [tag, markSpec(tag)])),
};

export const richSchema = new Schema({ nodes, marks });
