/** What the editor's buttons and keys do. */
import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';

export const MARK_BUTTONS = ['strong', 'em', 'u', 's', 'mark', 'code'] as const;
export const BLOCK_BUTTONS = ['ul', 'ol', 'blockquote', 'hr', 'lift', 'clear'] as const;
export const BLOCK_STYLES = ['p', 'h2', 'h3', 'h4', 'pre'] as const;
export type BlockStyle = (typeof BLOCK_STYLES)[number];

/** @throws Error for a name the schema does not have */
function markType(name: string): MarkType {
  const type = richSchema.marks[name];
  if (type === undefined) throw new Error(`There is no mark ${name}.`);
  return type;
}

function nodeType(name: string): NodeType {
  const type = richSchema.nodes[name];
  if (type === undefined) throw new Error(`There is no ${name}.`);
  return type;
}

export const toggle = (mark: string): Command => toggleMark(markType(mark));

export function hasMark({ selection, storedMarks, doc }: EditorState, mark: string): boolean {
  const { from, to, empty, $from } = selection;
  const type = markType(mark);
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The style of the paragraph the cursor stands in; undefined for one that has none of these. */
export function styleOf({ selection: { $from } }: EditorState): BlockStyle | undefined {
  const { type, attrs } = $from.parent;
  const name =
    type.name === 'heading' ? `h${String(attrs['level'])}` : type.name === 'bare' ? 'p' : type.name;
  return BLOCK_STYLES.find((style) => style === name);
}

export function setStyle(style: BlockStyle): Command {
  const level = /^h(\d)$/.exec(style)?.[1];
  return level === undefined
    ? setBlockType(nodeType(style))
    : setBlockType(nodeType('heading'), { level: Number(level) });
}

/** Puts a node in place of the selection. */
export function insert(name: string, attributes: Readonly<Record<string, unknown>> = {}): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodeType(name).create(attributes)).scrollIntoView());
    return true;
  };
}

/** Takes all marks off the selection. */
const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) return false;
  dispatch?.(state.tr.removeMark(from, to));
  return true;
};

export const BLOCK_COMMANDS: Readonly<Record<(typeof BLOCK_BUTTONS)[number], Command>> = {
  ul: wrapInList(nodeType('ul')),
  ol: wrapInList(nodeType('ol')),
  blockquote: wrapIn(nodeType('blockquote')),
  hr: insert('hr'),
  lift: chainCommands(liftListItem(nodeType('li')), lift),
  clear: clearMarks,
};

/** The address of the link the cursor stands in or that is selected; empty for none. */
export function linkAt({ selection, doc }: EditorState): string {
  const type = markType('a');
  const here = type.isInSet(selection.$from.marks());
  if (here !== undefined) return String(here.attrs['href']);
  let href = '';
  doc.nodesBetween(selection.from, selection.to, (node) => {
    const mark = type.isInSet(node.marks);
    if (mark !== undefined && href === '') href = String(mark.attrs['href']);
    return true;
  });
  return href;
}

/** Links the selection; where nothing is selected the address itself becomes the words. An empty address takes the link off. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const type = markType('a');
    const tr = state.tr.removeMark(from, to, type);
    if (href !== '' && empty) tr.insert(from, richSchema.text(href, [type.create({ href })]));
    else if (href !== '') tr.addMark(from, to, type.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const richPlugins = (): Plugin[] => [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggle('strong'),
    'Mod-i': toggle('em'),
    'Mod-u': toggle('u'),
    Enter: splitListItem(nodeType('li')),
    // Tab leads on to the next control, as everywhere.
    'Mod-]': sinkListItem(nodeType('li')),
    'Mod-[': liftListItem(nodeType('li')),
    'Shift-Enter': chainCommands(exitCode, insert('br')),
  }),
  keymap(baseKeymap),
];

export { redo, undo };
