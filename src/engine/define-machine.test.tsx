/** Machines in the world: events in their order, effects through a port, and silence after the end. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeClock } from '#platform/fake-clock.ts';
import { defineMachine, runMachine, stay, walk, type Perform } from './define-machine.ts';
import { useMachine } from './use-machine.ts';

type Event = { type: 'add'; value: number } | { type: 'later' };
type Effect = { type: 'added'; value: number } | { type: 'add-in'; ms: number };

const adder = defineMachine<number, Event, Effect>({
  initial: 0,
  step: (state, event) =>
    event.type === 'later'
      ? { state, effects: [{ type: 'add-in', ms: 100 }] }
      : { state: state + event.value, effects: [{ type: 'added', value: event.value }] },
});

afterEach(cleanup);

test('machines: walk goes through events without a world', () => {
  expect(walk(adder, [{ type: 'add', value: 2 }, { type: 'later' }, { type: 'add', value: 3 }])).toEqual({
    state: 5,
    effects: [
      { type: 'added', value: 2 },
      { type: 'add-in', ms: 100 },
      { type: 'added', value: 3 },
    ],
  });
});

test('machines: an event sent while an effect is performed waits its turn', () => {
  const seenItems: string[] = [];
  const running = runMachine(adder, (effect, send) => {
    seenItems.push(`${effect.type} at ${String(running.get())}`);
    if (effect.type === 'added' && effect.value === 1) send({ type: 'add', value: 10 });
    seenItems.push('done');
  });
  running.send({ type: 'add', value: 1 });
  expect(seenItems).toEqual(['added at 1', 'done', 'added at 11', 'done']);
});

test('machines: an event that means nothing now moves nothing and does nothing', () => {
  const deaf = defineMachine<number, Event, Effect>({ initial: 3, step: stay });
  expect(walk(deaf, [{ type: 'later' }, { type: 'add', value: 1 }])).toEqual({ state: 3, effects: [] });
});

test('machines: who watches is told of each new state, and of nothing else, until they leave', () => {
  const running = runMachine(adder, () => undefined);
  const seenNumbers: number[] = [];
  const leave = running.subscribe(() => seenNumbers.push(running.get()));
  running.send({ type: 'add', value: 2 });
  running.send({ type: 'later' });
  running.send({ type: 'add', value: 0 });
  expect(seenNumbers).toEqual([2]);
  leave();
  running.send({ type: 'add', value: 2 });
  expect([seenNumbers, running.get()]).toEqual([[2], 4]);
});

test('machines: after stop nothing under way arrives, and resume begins a new life', () => {
  const clock = fakeClock();
  const running = runMachine(adder, (effect, send) => {
    if (effect.type === 'add-in') clock.after(effect.ms, () => send({ type: 'add', value: 1 }));
  });
  running.send({ type: 'later' });
  running.stop();
  running.send({ type: 'add', value: 5 });
  running.resume();
  clock.advance(200);
  expect(running.get()).toBe(0);
  running.send({ type: 'later' });
  clock.advance(200);
  expect(running.get()).toBe(1);
});

test('machines: a component draws the state, performs by its latest ports and stops when it leaves', () => {
  const clock = fakeClock();
  const addedItems: string[] = [];
  function Adder({ name }: { name: string }) {
    const perform: Perform<Event, Effect> = (effect, send) => {
      if (effect.type === 'added') addedItems.push(name);
      else clock.after(effect.ms, () => send({ type: 'add', value: 1 }));
    };
    const [sum, send] = useMachine(adder, perform, 7);
    return <button onClick={() => send({ type: 'later' })}>{sum}</button>;
  }
  const buildDrawnElement = (name: string) => (
    <StrictMode>
      <Adder name={name} />
    </StrictMode>
  );
  const { rerender, unmount } = render(buildDrawnElement('first'));
  fireEvent.click(screen.getByRole('button', { name: '7' }));
  rerender(buildDrawnElement('second'));
  act(() => clock.advance(100));
  expect(screen.getByRole('button').textContent).toBe('8');
  expect(addedItems).toEqual(['second']);
  fireEvent.click(screen.getByRole('button'));
  unmount();
  clock.advance(100);
  expect(addedItems).toEqual(['second']);
});
