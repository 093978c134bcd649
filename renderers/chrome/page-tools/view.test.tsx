/** The language and the account on a page without shop chrome. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M87, M162: a stranger logs in and changes the language', () => {
  const { intents } = drawView(view, { props: {}, path: '/learn/v_1/3' });
  fireEvent.click(screen.getByRole('link', { name: '登录' }));
  fireEvent.click(screen.getByRole('link', { name: 'EN: switch to English' }));
  expect(intents).toEqual([
    { name: 'login.open', payload: {} },
    { name: 'locale.set', payload: { locale: 'en' } },
  ]);
});

test('M88: a learner has the account menu, and logs out there', () => {
  const { intents, viewer } = drawView(view, { props: {}, path: '/learn/v_1/3' });
  act(() => viewer.set({ status: 'in', user: { nickname: '小明', avatar: '', svip: false, bought: [] } }));
  fireEvent.click(screen.getByRole('button', { name: '小明 的账号菜单' }));
  expect(screen.getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/orders');
  fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
  expect(intents).toEqual([{ name: 'logout.ask', payload: {} }]);
});
