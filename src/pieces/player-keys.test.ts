/**
 * What the keys of the player do.
 * @vitest-environment happy-dom
 */
import { describe, expect, test } from 'vitest';
import { commandOf } from './player-keys.ts';

describe('keys', () => {
  const press = (key: string, target: EventTarget = document.body, change: object = {}) =>
    commandOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...change }, target);
  const element = (html: string) => {
    const box = document.createElement('div');
    const [tag = '', type] = html.split(' ');
    const madeElement = document.createElement(tag);
    if (type !== undefined) madeElement.setAttribute('type', type);
    box.append(madeElement);
    return madeElement;
  };

  test.each([
    [' ', { do: 'toggle' }],
    ['K', { do: 'toggle' }],
    ['ArrowLeft', { do: 'skip', seconds: -5 }],
    ['l', { do: 'skip', seconds: 10 }],
    ['>', { do: 'speed', step: 1 }],
    ['?', { do: 'help' }],
    ['x', undefined],
  ])('ux: %s', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  test('2.1.4: with a modifier a key is the browser’s, and what the focused control needs is its own', () => {
    expect(press('f', document.body, { ctrlKey: true })).toBeUndefined();
    expect(press(' ', element('button'))).toBeUndefined();
    expect(press('k', element('button'))).toEqual({ do: 'toggle' });
    expect(press('ArrowRight', element('input range'))).toBeUndefined();
    expect(press('m', element('input range'))).toEqual({ do: 'mute' });
    expect(press('c', element('input search'))).toBeUndefined();
    expect(press('j', element('select'))).toBeUndefined();
  });
});
