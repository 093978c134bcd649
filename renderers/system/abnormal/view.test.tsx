/** The abnormal-situation screen. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M68: the abnormal screen offers another try, the way home and the numbers support asks for', () => {
  const { intents } = drawView(view, { props: { code: '50000', request_id: 'req-1' } });
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(intents).toEqual([{ name: 'page.reload', payload: {} }]);
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('alert').textContent).toContain('req-1');
});
