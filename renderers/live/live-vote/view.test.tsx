/** What is chosen in a vote, and how it stands. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Vote } from '#schemas/live/activities/vote.ts';
import { defineWords } from '#i18n/define-words.ts';
import { Options } from './options.tsx';
import { Results } from './results.tsx';
import { words } from './words.ts';

const VOTE: Vote = {
  vote_id: 'v',
  title: 'Which?',
  options: [
    { text: 'A', count: 1 },
    { text: 'B', count: 3 },
  ],
  is_multiple: true,
  is_open: true,
  voters: 3,
  mine: [1],
};

afterEach(cleanup);

test('M250: several are chosen by boxes, one by a round', () => {
  const messages: (readonly number[])[] = [];
  const draw = (vote: Vote) => (
    <Options vote={vote} chosenOptions={[1]} choose={(options) => messages.push(options)} />
  );
  const { rerender } = render(draw(VOTE));
  fireEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'B' }));
  rerender(draw({ ...VOTE, is_multiple: false }));
  fireEvent.click(screen.getByRole('radio', { name: 'A' }));
  expect(messages).toEqual([[1, 0], [], [0]]);
});

test('M250: results tell counts and shares of the people who voted', () => {
  render(<Results vote={VOTE} t={defineWords('live-test', words).in('en')} />);
  const rows = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(rows).toEqual(['A: 1, 33 %', 'B: 3, 100 %']);
});
