/**
 * The pseudo language: English with marks on its letters and 40 % longer, to find clipped and untranslated words.
 * Words go through src/i18n/make-translate.ts, which Storybook replaces by pseudo-translate.ts; a merchant's texts are changed in the
 * config itself, as its schema says where they stand.
 */
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { changeEach, describeProps } from '#schemas/page/describe-props.ts';
import { isObject } from '#schemas/page/json.ts';
import type { ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';

const MARKED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};

/** Names in braces and addresses stay as they are. */
export function pseudo(text: string): string {
  if (text.trim() === '' || text.startsWith('[')) return text;
  const letters = text.replace(/\{\{\w+\}\}|[aeiouAEO]/g, (part) => MARKED[part] ?? part);
  return `[${letters}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

const state = { pseudo: false };

/** Says whether words are drawn in the pseudo language from now on. */
export function speakPseudo(on: boolean): void {
  state.pseudo = on;
}

/** Whether they are. */
export function isPseudo(): boolean {
  return state.pseudo;
}

/** The texts of a tree of rich text. */
function pseudoTree(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pseudoTree);
  if (!isObject(value)) return value;
  if (value['type'] === 'text') return { ...value, value: pseudoText(value['value']) };
  return { ...value, children: pseudoTree(value['children']) };
}

const pseudoText = (text: unknown) => (typeof text === 'string' ? pseudo(text) : text);

type Definitions = (kind: string) => AnyRenderer | undefined;

/** A node whose texts, and those of the nodes in its slots, are pseudo. After reading, so that no limit is exceeded. */
export function pseudoNode(node: ReadyNode, find: Definitions): ReadyNode {
  const definition = find(node.kind);
  const props = definition === undefined ? node.props : pseudoProps(definition, node.props);
  if (node.slots === undefined) return { ...node, props };
  const slots = Object.entries(node.slots).map(([name, nodes]): [string, ReadyNode[]] => [
    name,
    nodes.map((child) => pseudoNode(child, find)),
  ]);
  return { ...node, props, slots: Object.fromEntries(slots) };
}

function pseudoProps(definition: AnyRenderer, props: ReadyNode['props']): ReadyNode['props'] {
  const newProps = changeEach(describeProps(definition), props, 'text', pseudoText);
  if (!isObject(newProps)) return props;
  return 'tree' in newProps ? { ...newProps, tree: pseudoTree(newProps['tree']) } : newProps;
}

/** A whole document in the pseudo language. */
export function pseudoDocument(document: ReadyDocument, find: Definitions): ReadyDocument {
  const regions = Object.entries(document.regions).map(([region, nodes]) => [
    region,
    nodes.map((node) => pseudoNode(node, find)),
  ]);
  return { ...document, regions: Object.fromEntries(regions) };
}
