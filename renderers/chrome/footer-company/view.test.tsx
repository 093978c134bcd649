/** The product-company footer. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const draw = (name: string, locale: 'cn' | 'en') =>
  drawView(view, { props: examples.find((example) => example.name === name)?.props ?? {}, locale });

afterEach(cleanup);

describe('footer company', () => {
  test.each([
    ['cn', '每天 9:00-21:00', '杭州市西湖区拾光路 1 号'],
    ['en', '9:00-21:00 every day', '1 Lumen Road, Xihu District, Hangzhou'],
  ] as const)('M97: contact phone, opening hours and address (%s)', (locale, hours, address) => {
    draw('typical', locale);
    expect(screen.getByRole('link', { name: '199-0000-0100' }).getAttribute('href')).toBe('tel:19900000100');
    expect(screen.getByText(hours)).toBeTruthy();
    expect(screen.getByText(address)).toBeTruthy();
  });
  test('M97: each fact is a name and its values, in one element of the list at most', () => {
    draw('maximal', 'cn');
    for (const fact of document.querySelectorAll('dt, dd'))
      expect(fact.parentElement?.parentElement?.tagName).toBe('DL');
  });
  test('M97: two numbers in one field are text, not one wrong call', () => {
    draw('maximal', 'cn');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByText('杭州市西湖区拾光路 1 号')).toHaveLength(6);
  });
});
