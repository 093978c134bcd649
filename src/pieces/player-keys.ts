/** What the keys do while the focus is in the player (WCAG 2.1.4). Pure. */
export type Command =
  | { do: 'toggle' | 'mute' | 'full' | 'captions' | 'help' }
  | { do: 'skip'; seconds: number }
  | { do: 'speed'; step: 1 | -1 };

const COMMANDS: Readonly<Record<string, Command>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  j: { do: 'skip', seconds: -10 },
  l: { do: 'skip', seconds: 10 },
  arrowleft: { do: 'skip', seconds: -5 },
  arrowright: { do: 'skip', seconds: 5 },
  m: { do: 'mute' },
  f: { do: 'full' },
  c: { do: 'captions' },
  '<': { do: 'speed', step: -1 },
  '>': { do: 'speed', step: 1 },
  '?': { do: 'help' },
};

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The focused control's own keys are its own: a choice, a text, a slider's arrows, a button's space. */
function isItsOwn(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const { tagName } = target;
  if (tagName === 'SELECT' || target.isContentEditable) return true;
  if (target instanceof HTMLInputElement)
    return target.type !== 'range' || key.startsWith('arrow') || key === ' ';
  return (tagName === 'BUTTON' || tagName === 'A') && key === ' ';
}

export function commandOf(press: KeyPress, target: EventTarget): Command | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const key = press.key.toLowerCase();
  return isItsOwn(target, key) ? undefined : COMMANDS[key];
}
