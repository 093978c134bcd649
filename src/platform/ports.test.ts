/**
 * The browser's ports: never throwing, never more often than allowed.
 * @vitest-environment happy-dom
 */
import { describe, expect, test } from 'vitest';
import { fakeClock } from './fake-clock.ts';
import { throttle } from './scroll.ts';
import { memoryStore, safeStorage } from './storage.ts';
import { fakeVisibility } from './visibility.ts';

describe('storage', () => {
  test('D115: a browser that forbids storage answers undefined and false', () => {
    const store = safeStorage(() => {
      throw new Error('SecurityError');
    });
    expect([store.get('a'), store.set('a', '1')]).toEqual([undefined, false]);
    expect(() => store.remove('a')).not.toThrow();
  });

  test('D115: a full disk answers false and keeps what was there', () => {
    const full = {
      ...window.localStorage,
      length: 0,
      clear: () => undefined,
      key: () => null,
      getItem: () => 'kept',
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const store = safeStorage(() => full);
    expect([store.set('a', '1'), store.get('a')]).toEqual([false, 'kept']);
  });

  test('D115: no storage at all is the same as an empty one', () => {
    expect(safeStorage(() => undefined).get('a')).toBeUndefined();
    const store = memoryStore({ a: '1' });
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
  });
});

describe('throttle', () => {
  function readCountedValue() {
    const clock = fakeClock();
    let runs = 0;
    const gate = throttle(() => (runs += 1), 150, clock);
    return { clock, gate, runs: () => runs };
  }

  test('M105: a storm of scroll events is heard once per 150 ms, the last one included', () => {
    const { clock, gate, runs } = readCountedValue();
    for (let at = 0; at < 300; at += 10) {
      gate.call();
      clock.advance(10);
    }
    expect(runs()).toBe(3);
    clock.advance(1000);
    expect(runs()).toBe(3);
  });

  test('M105: after it is stopped nothing runs', () => {
    const { clock, gate, runs } = readCountedValue();
    gate.call();
    gate.call();
    gate.stop();
    clock.advance(1000);
    expect(runs()).toBe(1);
  });
});

describe('visibility', () => {
  test('D115: listeners hear of each change until they stop', () => {
    const visibility = fakeVisibility();
    const events: boolean[] = [];
    const stop = visibility.listen((visible) => events.push(visible));
    visibility.show(false);
    visibility.show(true);
    stop();
    visibility.show(false);
    expect(events).toEqual([false, true]);
  });
});
