/** The footer's last lines. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const draw = (name: string, locale: 'cn' | 'en' = 'cn') =>
  drawView(view, { props: examples.find((example) => example.name === name)?.props ?? {}, locale });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('footer record', () => {
  test('M94: filing, police record and licence are links where the data has them', () => {
    draw('maximal');
    expect(hrefOf('示例ICP备00000000号-1')).toBe('https://beian.miit.gov.cn/');
    expect(hrefOf('示例公网安备 00000000000000号')).toBe('https://beian.mps.gov.cn/');
    expect(hrefOf('电子营业执照')).toBe('https://licence.example.com/1');
  });
  test('M94: a police record without an address is its text', () => {
    draw('police-without-link');
    expect(screen.getByText('示例公网安备 00000000000000号')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '示例公网安备 00000000000000号' })).toBeNull();
  });
  test('M95: the copyright is drawn in the page’s language', () => {
    draw('minimal', 'en');
    expect(screen.getByText('© 2026 Lumen Academy')).toBeTruthy();
  });
  test('M96: the complaint link is always there, the support line unless it is hidden', () => {
    draw('typical', 'en');
    expect(hrefOf('Complaints')).toBe('/page/complaint');
    expect(hrefOf('Technical support by Lectern')).toBe('https://lectern.example.com/');
    cleanup();
    draw('minimal', 'en');
    expect(hrefOf('Complaints')).toBe('/page/complaint');
    expect(screen.queryByText('Technical support by Lectern')).toBeNull();
  });
});
