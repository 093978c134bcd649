/** The editor's document as HTML, in the tags the shop reads and no others. */
import type { Mark, Node } from 'prosemirror-model';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Attributes that are set; the alternative text of a picture is written even when it is empty. */
function writeAttributes(attributes: Readonly<Record<string, unknown>>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => value !== null && (value !== '' || name === 'alt'))
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');
}

const openMark = ({ type, attrs }: Mark) => `<${type.name}${writeAttributes(attrs)}>`;
const closeMark = ({ type }: Mark) => `</${type.name}>`;

/** How many marks of two sets are the same from the outermost on. */
function sharedMarks(one: readonly Mark[], other: readonly Mark[]): number {
  const length = one.findIndex((mark, place) => other[place] === undefined || !mark.eq(other[place]));
  return length === -1 ? one.length : length;
}

/** Words of a line: a mark stays open over all that carry it. */
function writeLine(parent: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const change = (next: readonly Mark[]) => {
    const common = sharedMarks(open, next);
    html += open.slice(common).toReversed().map(closeMark).join('');
    html += next.slice(common).map(openMark).join('');
    open = next;
  };
  parent.forEach((node) => {
    change(node.marks);
    html += node.isText ? escape(node.text ?? '') : `<${node.type.name}${writeAttributes(node.attrs)}>`;
  });
  change([]);
  return html;
}

/** Two bare lines side by side would run into one: then each is a paragraph. */
function writeBlocks(parent: Node): string {
  const parts: string[] = [];
  parent.forEach((node, _offset, place) => {
    const isBare = (one: Node | null) => one?.type.name === 'bare';
    const beside = [place - 1, place + 1].map((one) => parent.maybeChild(one));
    parts.push(isBare(node) && !beside.some(isBare) ? writeLine(node) : writeBlock(node));
  });
  return parts.join('');
}

function writeBlock(node: Node): string {
  const { level, ...attributes } = node.attrs;
  const names: Readonly<Record<string, string>> = { heading: `h${String(level)}`, bare: 'p' };
  const name = names[node.type.name] ?? node.type.name;
  if (node.isLeaf) return `<${name}>`;
  // A line break right after <pre> is not part of it: one that is has to be written twice.
  const inside = node.inlineContent ? writeLine(node) : writeBlocks(node);
  const start = name === 'pre' && inside.startsWith('\n') ? '\n' : '';
  return `<${name}${writeAttributes(attributes)}>${start}${inside}</${name}>`;
}

/** Empty where nothing was written. */
export function writeHtml(doc: Node): string {
  const isEmpty =
    doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.childCount === 0;
  return isEmpty ? '' : writeBlocks(doc);
}
