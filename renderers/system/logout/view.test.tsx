/** Logging out. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M27: a learner is asked once; a stranger is told there is nothing to log out of', () => {
  const { intents, viewer } = drawView(view, { props: { at_once: false }, locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re logged out');
  act(() => viewer.set({ status: 'in', user: { nickname: 'Ada', avatar: '', svip: false, bought: [] } }));
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(intents).toEqual([{ name: 'logout.ask', payload: {} }]);
});

test('M27, D119: who comes from the shop’s own pages is not asked, and is logged out once', () => {
  const { intents, viewer } = drawView(view, { props: { at_once: true }, locale: 'en' });
  expect(intents).toEqual([]);
  const user = { nickname: 'Ada', avatar: '', svip: false, bought: [] };
  act(() => viewer.set({ status: 'in', user }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Logging out…');
  act(() => viewer.set({ status: 'in', user: { ...user, nickname: 'Ada L' } }));
  expect(intents).toEqual([{ name: 'logout.ask', payload: {} }]);
});
