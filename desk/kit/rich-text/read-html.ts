/** Stored HTML as the editor's document: read by the reader the shop draws by, so that nothing else gets in (D44). */
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { richTextTree } from '#schemas/text/rich-text.ts';
import type { TreeElement, TreeNode } from '#schemas/text/rich-text-tree.ts';
import { MARK_TAGS, richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;
type Marks = readonly Mark[];

const isMarkTag = (tag: string) => tag === 'a' || MARK_TAGS.some((one) => one === tag);

function markOf({ tagName, properties }: TreeElement): Mark | undefined {
  if (tagName !== 'a') return marks[tagName]?.create();
  return marks['a']?.create({
    href: String(properties['href'] ?? ''),
    title: String(properties['title'] ?? ''),
  });
}

/** Attributes by the names the DOM knows them by. */
const ATTRIBUTES: Readonly<Record<string, readonly (readonly [property: string, attribute: string])[]>> = {
  ol: [['start', 'start']],
  td: [
    ['colSpan', 'colspan'],
    ['rowSpan', 'rowspan'],
    ['scope', 'scope'],
  ],
  th: [
    ['colSpan', 'colspan'],
    ['rowSpan', 'rowspan'],
    ['scope', 'scope'],
  ],
  img: [
    ['src', 'src'],
    ['alt', 'alt'],
    ['width', 'width'],
    ['height', 'height'],
  ],
};

function attributesOf({ tagName, properties }: TreeElement): Record<string, unknown> {
  const pairs = ATTRIBUTES[tagName] ?? [];
  return Object.fromEntries(
    pairs.flatMap(([property, attribute]) =>
      properties[property] === undefined ? [] : [[attribute, properties[property]]],
    ),
  );
}

const HEADING = /^h([2-6])$/;

/** The kind of block an element is; undefined for what stands within a line. */
function blockNameOf({ tagName }: TreeElement): string | undefined {
  if (HEADING.test(tagName)) return 'heading';
  const type = nodes[tagName];
  return type !== undefined && !type.isInline ? tagName : undefined;
}

/** What an element becomes, within a line or as blocks of their own. */
function readNodes(children: readonly TreeNode[], active: Marks): Node[] {
  return children.flatMap((child) => readNode(child, active));
}

function readNode(child: TreeNode, active: Marks): Node[] {
  if (child.type === 'text') return child.value === '' ? [] : [richSchema.text(child.value, active)];
  const { tagName } = child;
  if (isMarkTag(tagName)) {
    const mark = markOf(child);
    return readNodes(child.children, mark === undefined ? active : mark.addToSet(active));
  }
  const name = blockNameOf(child);
  if (name !== undefined) return [readBlock(name, child, active)];
  const type = nodes[tagName];
  return type === undefined
    ? readNodes(child.children, active)
    : [type.create(attributesOf(child), null, active)];
}

/** Blocks that hold a line take words alone: a block within one leaves its words. */
function flatten(list: readonly Node[]): Node[] {
  return list.flatMap((node) => {
    if (node.isInline) return [node];
    const inside: Node[] = [];
    node.descendants((one) => {
      if (one.isInline) inside.push(one);
      return true;
    });
    return inside;
  });
}

const isBlank = (node: Node) => node.isText && (node.text ?? '').trim() === '';

/** Lines between blocks become blocks of bare words; the spaces between two blocks are none. */
function toBlocks(list: readonly Node[]): Node[] {
  const blocks: Node[] = [];
  let line: Node[] = [];
  const end = () => {
    const bare = nodes['bare'];
    if (line.some((node) => !isBlank(node)) && bare !== undefined) blocks.push(bare.create(null, line));
    line = [];
  };
  for (const node of list) {
    if (node.isInline) line.push(node);
    else {
      end();
      blocks.push(node);
    }
  }
  end();
  return blocks;
}

/** What may stand in these; anything else is put into the first of them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
};
const WRAPPERS: Readonly<Record<string, string>> = {
  ul: 'li',
  ol: 'li',
  table: 'tbody',
  thead: 'tr',
  tbody: 'tr',
  tr: 'td',
};

function readParts(name: string, list: readonly Node[]): Node[] {
  const names = PARTS[name] ?? [];
  const parts = toBlocks(list).map((node) => (names.includes(node.type.name) ? node : wrap(name, node)));
  return parts.length > 0 ? parts : [wrap(name)];
}

/** A block in what may stand in its place: a list's item, a row's cell. */
function wrap(name: string, node?: Node): Node {
  const wrapper = WRAPPERS[name] ?? 'li';
  const inside = node === undefined ? [] : [node];
  const type = nodes[wrapper];
  if (type === undefined) throw new Error(`There is no ${wrapper}.`);
  return type.create(
    null,
    PARTS[wrapper] === undefined ? orEmpty(inside.map(free)) : readParts(wrapper, inside),
  );
}

/** A part that stands outside of its whole leaves what it holds. */
function free(node: Node): Node {
  const isPart = Object.values(PARTS).some((names) => names.includes(node.type.name));
  const bare = nodes['bare'];
  return isPart && bare !== undefined ? bare.create(null, flatten([node])) : node;
}

/** A block that holds blocks holds one at least. */
function orEmpty(blocks: readonly Node[]): readonly Node[] {
  const bare = nodes['bare'];
  return blocks.length > 0 || bare === undefined ? blocks : [bare.create()];
}

function readBlock(name: string, element: TreeElement, active: Marks): Node {
  const type = nodes[name];
  if (type === undefined) throw new Error(`There is no ${name}.`);
  const list = readNodes(element.children, active);
  const level = HEADING.exec(element.tagName)?.[1];
  const attributes = level === undefined ? attributesOf(element) : { level: Number(level) };
  if (type.isLeaf) return type.create(attributes);
  if (type.inlineContent) return type.create(attributes, Fragment.from(flatten(list)));
  if (PARTS[name] !== undefined) return type.create(attributes, readParts(name, list));
  return type.create(attributes, [...orEmpty(toBlocks(list).map(free))]);
}

/** Blocks of what is pasted, or of a whole text. */
export function readBlocks(html: string): readonly Node[] {
  return orEmpty(toBlocks(readNodes(richTextTree(html).children, [])).map(free));
}

/** Never throws; what the shop would not draw is not in it. */
export function readHtml(html: string): Node {
  return richSchema.topNodeType.create(null, [...readBlocks(html)]);
}
