/** The outline of a camp beside a lesson: its days as a calendar, what opens next, and its group (D87). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EngineProvider } from '#engine/provider.tsx';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { OutlineNode } from '#schemas/content/outline.ts';
import { buildEngine } from '../../../tests/support/engine.ts';
import { makeRoom } from './room-state.ts';
import { linesOf, placeOf } from './lessons.ts';
import { Outline } from './outline.tsx';
import view from './view.tsx';

const DAY_S = 86_400;
const tomorrow = Math.floor(Date.now() / 1000 / DAY_S) * DAY_S + 2 * DAY_S;

const node = (id: string, day: number, change: Partial<OutlineNode> = {}): OutlineNode => ({
  id,
  parent_id: '',
  kind: 'lesson',
  title: `Task ${id}`,
  child_count: 0,
  lesson_count: 1,
  seconds: 0,
  resource_id: id,
  resource_type: 1,
  is_try: false,
  try_seconds: 0,
  unlock_at: '',
  unlock_ts: tomorrow + (day - 2) * DAY_S,
  day,
  is_required: true,
  ...change,
});

afterEach(cleanup);

test('D87: a camp is a list or a calendar, counts what is required, and says what opens next', () => {
  const list = [node('one', 1), node('more', 1, { is_required: false }), node('two', 2)];
  const own = list.map((one) => ({
    ...one,
    lock: one.day === 2 ? ('not-yet' as const) : ('' as const),
    progress: one.id === 'one' ? 100 : 0,
    is_finish: one.id === 'one' ? 1 : 0,
  }));
  const lines = linesOf(list, own, new Map());
  const group = { name: 'The group', qr: '', note: 'Each evening at nine' };
  const keptRoom = makeRoom('camp_1');
  render(
    <EngineProvider engine={buildEngine([])}>
      <WordsProvider locale="en">
        <Outline
          lines={lines}
          place={placeOf(lines, 'one')}
          currentId="one"
          room={keptRoom}
          camp={{ terms: [], term_id: '', required: 2, done: 1, group, server_ts: 0 }}
          reload={vi.fn()}
          hrefOf={() => '/'}
          t={view.translate('en')}
          locale="en"
        />
      </WordsProvider>
    </EngineProvider>,
  );
  expect(screen.getByText('1 of 2 finished')).toBeTruthy();
  expect(screen.getByText('Optional')).toBeTruthy();
  expect(screen.getByText('Opens next').parentElement?.textContent).toContain('Task two');
  expect(screen.getByText('Each evening at nine')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Calendar' }));
  expect(keptRoom.get().view).toBe('calendar');
  const [first, second] = screen.getAllByRole('button', { name: /task/ });
  expect(first?.getAttribute('aria-label')).toContain('2 tasks, 1 done');
  expect(second?.getAttribute('aria-label')).toContain('1 task, not open yet');
  if (second !== undefined) fireEvent.click(second);
  expect(second?.getAttribute('aria-pressed')).toBe('true');
  expect(
    screen
      .getAllByRole('listitem')
      .map((line) => line.textContent)
      .join(),
  ).toContain('Task two');
});
