/** The bar on top of a page of one card. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

const hrefs = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the bar of a page of one card', () => {
  it.each([
    ['cn', '返回首页', 'English', 'en'],
    ['en', 'Back to home', '中文', 'cn'],
  ] as const)('M50, M162: leads home and to the other language (%s)', (locale, home, language, other) => {
    const { intents } = drawView(view, { props: {}, locale, path: '/login' });
    expect(hrefs()).toEqual([
      [home, '/'],
      [language, `/login?lang=${other}`],
    ]);
    fireEvent.click(screen.getByRole('link', { name: language }));
    expect(intents).toEqual([{ name: 'locale.set', payload: { locale: other } }]);
  });

  it('D116: a shop nobody may enter has no home to lead to', () => {
    drawView(view, { props: {}, boot: { info: { is_closed: 1 } }, path: '/shopBlocked' });
    expect(hrefs()).toEqual([['English', '/shopBlocked?lang=en']]);
  });
});
