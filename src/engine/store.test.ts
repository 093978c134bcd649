/** What is watched, heard and kept once: values, events, and what belongs to one running storefront. */
import { describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../tests/support/app-ports.ts';
import { perApp } from './app-ports.ts';
import { makeEvents } from './events.ts';
import { constant, settable } from './store.ts';

describe('a value that is watched', () => {
  test('ADR-021: a change is told to each watcher, once, after it happened', () => {
    const path = settable('/');
    const seenItems: string[] = [];
    path.subscribe(() => seenItems.push(`one ${path.get()}`));
    path.subscribe(() => seenItems.push(`other ${path.get()}`));
    path.set('/record');
    expect(seenItems).toEqual(['one /record', 'other /record']);
  });

  test('ADR-021: what stays as it is wakes nobody', () => {
    const path = settable('/');
    const onTell = vi.fn();
    path.subscribe(onTell);
    path.set('/');
    expect(onTell).not.toHaveBeenCalled();
  });

  test('R60: whoever left hears nothing more, the others do', () => {
    const path = settable('/');
    const [left, stays] = [vi.fn(), vi.fn()];
    const leave = path.subscribe(left);
    path.subscribe(stays);
    leave();
    path.set('/record');
    expect([left.mock.calls.length, stays.mock.calls.length]).toEqual([0, 1]);
  });

  test('a value that never changes can be watched and left like any other', () => {
    const path = constant('/');
    const onTell = vi.fn();
    const leave = path.subscribe(onTell);
    leave();
    expect(path.get()).toBe('/');
    expect(onTell).not.toHaveBeenCalled();
  });
});

describe('events', () => {
  test('D62: what happened is told to all who listen for it, with its particulars', () => {
    const events = makeEvents();
    const heardItems: string[] = [];
    events.on('auth:changed', ({ isIn }) => heardItems.push(`talk ${String(isIn)}`));
    events.on('auth:changed', ({ isIn }) => heardItems.push(`polls ${String(isIn)}`));
    events.on('page:left', () => heardItems.push('left'));
    events.emit('auth:changed', { isIn: true });
    expect(heardItems).toEqual(['talk true', 'polls true']);
  });

  test('what nobody listens for may happen', () => {
    expect(() => makeEvents().emit('page:shown', {})).not.toThrow();
  });

  test('R60: whoever left hears nothing more, the others do', () => {
    const events = makeEvents();
    const [left, stays] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const leave = events.on('page:left', left);
    events.on('page:left', stays);
    leave();
    events.emit('page:left', {});
    expect([left.mock.calls.length, stays.mock.calls.length]).toEqual([0, 1]);
  });
});

test('ADR-436: what is kept of a storefront is made once for each, when it is first asked for', () => {
  const make = vi.fn(() => settable(0));
  const counterOf = perApp(make);
  expect(make).not.toHaveBeenCalled();
  const [app, other] = [buildApp(), buildApp()];
  const counter = counterOf(app);
  counter.set(3);
  expect(counterOf(app)).toBe(counter);
  expect(counterOf(other).get()).toBe(0);
  expect(make.mock.calls).toEqual([[app], [other]]);
});
