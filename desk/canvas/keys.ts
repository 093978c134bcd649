/** Every key of the canvas in one table: what handles a press reads it, and so does the list shown by `?`. */

export type KeyAction =
  | 'undo'
  | 'redo'
  | 'save'
  | 'up'
  | 'down'
  | 'out'
  | 'delete'
  | 'duplicate'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'add'
  | 'edit'
  | 'leave'
  | 'help';

/** Where a key acts: with a block chosen and no text being typed, or everywhere in the canvas. */
type KeyReach = 'block' | 'everywhere';

export interface KeyRow {
  readonly action: KeyAction;
  /** As shown, one of each alternative; `Mod` is Ctrl, on a Mac Command. */
  readonly keys: readonly string[];
  readonly reach: KeyReach;
}

export const KEYS: readonly KeyRow[] = [
  { action: 'edit', keys: ['Enter'], reach: 'block' },
  { action: 'add', keys: ['Alt+Enter'], reach: 'block' },
  { action: 'up', keys: ['Alt+ArrowUp'], reach: 'block' },
  { action: 'down', keys: ['Alt+ArrowDown'], reach: 'block' },
  { action: 'duplicate', keys: ['Mod+D'], reach: 'block' },
  { action: 'delete', keys: ['Delete', 'Backspace'], reach: 'block' },
  { action: 'copy', keys: ['Mod+C'], reach: 'block' },
  { action: 'cut', keys: ['Mod+X'], reach: 'block' },
  { action: 'paste', keys: ['Mod+V'], reach: 'block' },
  { action: 'out', keys: ['Alt+ArrowLeft'], reach: 'block' },
  { action: 'undo', keys: ['Mod+Z'], reach: 'everywhere' },
  { action: 'redo', keys: ['Mod+Shift+Z', 'Mod+Y'], reach: 'everywhere' },
  { action: 'save', keys: ['Mod+S'], reach: 'everywhere' },
  { action: 'leave', keys: ['Escape'], reach: 'block' },
  { action: 'help', keys: ['?'], reach: 'block' },
];

/** A press, as the desk's window and the page in its frame both send it. */
export interface KeyPress {
  key: string;
  ctrl: boolean;
  meta: boolean;
  shift: boolean;
  alt: boolean;
}

/** The press as the table writes it. `?` is Shift with another key on most keyboards, so its shift is left out. */
function nameOfPress({ key, ctrl, meta, shift, alt }: KeyPress): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  const hasShift = shift && name !== '?';
  return [ctrl || meta ? 'Mod' : '', alt ? 'Alt' : '', hasShift ? 'Shift' : '', name]
    .filter((part) => part !== '')
    .join('+');
}

/** What a press does; with `isTyping` only what acts everywhere. */
export function actionOfPress(press: KeyPress, isTyping: boolean): KeyAction | undefined {
  const name = nameOfPress(press);
  const row = KEYS.find(({ keys }) => keys.includes(name));
  return row === undefined || (isTyping && row.reach === 'block') ? undefined : row.action;
}

/** The parts of a key as they stand on the viewer's keyboard. */
export function partsOfKey(key: string, isMac: boolean): readonly string[] {
  const SIGNS: Readonly<Record<string, string>> = {
    Mod: isMac ? '⌘' : 'Ctrl',
    Alt: isMac ? '⌥' : 'Alt',
    Shift: isMac ? '⇧' : 'Shift',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    Escape: 'Esc',
  };
  return key.split('+').map((part) => SIGNS[part] ?? part);
}
