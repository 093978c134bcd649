/** Keys of the canvas: one table, whatever window the press comes from. */
import { describe, expect, test } from 'vitest';
import { isDeskKey } from '#schemas/desk/protocol.ts';
import { actionOfPress, KEYS, partsOfKey } from './keys.ts';

const press = (key: string, more: Partial<Parameters<typeof actionOfPress>[0]> = {}) => ({
  key,
  ctrl: false,
  meta: false,
  shift: false,
  alt: false,
  ...more,
});

describe('keys of the canvas', () => {
  test.each([
    [press('z', { ctrl: true }), 'undo'],
    [press('z', { meta: true }), 'undo'],
    [press('Z', { ctrl: true, shift: true }), 'redo'],
    [press('y', { ctrl: true }), 'redo'],
    [press('ArrowUp', { alt: true }), 'up'],
    [press('Delete'), 'delete'],
    [press('?', { shift: true }), 'help'],
    [press('a', { ctrl: true }), undefined],
    [press('ArrowUp'), undefined],
  ])('ADR-719: %j is %s', (input, action) => {
    expect(actionOfPress(input, false)).toBe(action);
  });

  test('ADR-719: while a text is typed only what acts everywhere is taken from it', () => {
    expect(actionOfPress(press('Delete'), true)).toBeUndefined();
    expect(actionOfPress(press('c', { ctrl: true }), true)).toBeUndefined();
    expect(actionOfPress(press('s', { ctrl: true }), true)).toBe('save');
  });

  test('ADR-719: no key does two things, and the page tells the desk of each', () => {
    const all = KEYS.flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
    const silent = all.filter((name) => {
      const parts = name.split('+');
      const has = (part: string) => parts.includes(part);
      return !isDeskKey({
        key: parts.at(-1) ?? '',
        ctrlKey: has('Mod'),
        metaKey: false,
        altKey: has('Alt'),
      });
    });
    // Alt with Enter makes no block from inside the page: its toolbar does.
    expect(silent).toEqual(['Alt+Enter']);
  });

  test('ADR-719: a Mac shows its own signs', () => {
    expect(partsOfKey('Mod+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z']);
    expect(partsOfKey('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  });
});
