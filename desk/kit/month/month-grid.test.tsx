/** A grid of days: one tab stop, walked by keys through months, a day chosen and let go of. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { monthAfter, type Month } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';

afterEach(cleanup);

const AT = Date.parse('2026-12-03T08:00:00+08:00') / 1000;
const entries = ['One', 'Two', 'Three', 'Four'].map((text) => ({ key: text, at: AT, text }));
const runs = [{ key: 'r', from: AT, until: AT + 3 * 86_400, text: 'Camp' }];

function Calendar({ isCompact = false }: { isCompact?: boolean }) {
  const [month, setMonth] = useState<Month>({ year: 2026, month: 11 });
  const [day, setDay] = useState<number>();
  return (
    <WordsProvider locale="en">
      <MonthGrid
        month={month}
        onMonth={setMonth}
        entries={entries}
        runs={runs}
        chosenDay={day}
        onChoose={setDay}
        isCompact={isCompact}
      />
      <button type="button" onClick={() => setMonth(monthAfter(month, 1))}>
        Next
      </button>
    </WordsProvider>
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });

test('ADR-832: a day says its date, how many entries it has and what runs; more than three are counted', () => {
  render(<Calendar />);
  expect(day(/^Dec 3, 2026, 4 entries, running: Camp$/).textContent).toBe('3CampOneTwoThree1 more');
  expect(day(/^Dec 6, 2026, running: Camp$/)).toBeDefined();
  expect(day(/^Dec 7, 2026$/)).toBeDefined();
});

test('ADR-832: a small grid says how many entries a day has', () => {
  render(<Calendar isCompact />);
  expect(day(/^Dec 3, 2026, 4 entries/).textContent).toBe('3Camp4');
});

test('ADR-832: one day is the tab stop, keys lead on from it, also into the next month', () => {
  render(<Calendar />);
  const stops = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  act(() => day(/^Dec 30/).focus());
  fireEvent.keyDown(day(/^Dec 30/), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(day(/^Dec 31/));
  fireEvent.keyDown(day(/^Dec 31/), { key: 'ArrowRight' });
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeDefined();
  expect(document.activeElement).toBe(day(/^Jan 1,/));
  expect(stops()).toEqual([day(/^Jan 1,/)]);
});

test('ADR-832: a day is chosen by a press, and let go of by the next', () => {
  render(<Calendar />);
  const cell = () => day(/^Dec 3,/).closest('td');
  fireEvent.click(day(/^Dec 3,/));
  expect(cell()?.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(day(/^Dec 3,/));
  expect(cell()?.getAttribute('aria-selected')).toBe('false');
});

test('ADR-832: a key that leads nowhere takes no focus from the button that is pressed next', () => {
  render(<Calendar />);
  act(() => day(/^Dec 7,/).focus());
  fireEvent.keyDown(day(/^Dec 7,/), { key: 'Home' });
  fireEvent.keyDown(day(/^Dec 6,/), { key: 'Home' });
  const next = screen.getByRole('button', { name: 'Next' });
  act(() => next.focus());
  fireEvent.click(next);
  expect(document.activeElement).toBe(next);
});
