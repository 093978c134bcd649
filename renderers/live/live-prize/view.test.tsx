/** Who won is told by masked names, with what the draw can be made again by. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defineWords } from '#i18n/define-words.ts';
import { Winners } from './winners.tsx';
import { words } from './words.ts';

const t = defineWords('live-test', words).in('en');
afterEach(cleanup);

test('D100: winners, oneself among them, and the proof', () => {
  const list = [
    { nickname: 'A**', ticket: 7, is_me: false },
    { nickname: 'B**', ticket: 19, is_me: true },
  ];
  render(<Winners winners={{ list, joiners: 20, seed: 's1', seed_hash: 'h1' }} t={t} />);
  const rows = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(rows).toEqual(['A** (ticket 7)', 'B** (ticket 19, you)']);
  expect(document.body.textContent).toContain('Seed s1; hash published at the start: h1');
});

test('D100: nobody joined', () => {
  render(<Winners winners={{ list: [], joiners: 0, seed: 's', seed_hash: 'h' }} t={t} />);
  expect(screen.getByRole('listitem').textContent).toBe('No one joined');
});
