/** Footer template2. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { readDrawnCode } from '../../../tests/support/read-code.ts';
import { examples } from './examples.ts';
import view from './view.tsx';

const draw = (name: string, locale: 'cn' | 'en' = 'cn') =>
  drawView(view, { props: examples.find((example) => example.name === name)?.props ?? {}, locale });

afterEach(cleanup);

describe('footer contact', () => {
  test('M93: template2 draws the QR code, microblog, QQ and both lines of text', () => {
    draw('typical');
    expect(screen.getByRole('img', { name: '微信公众号二维码' })).toBeTruthy();
    const microblog = screen.getByRole('link', { name: '官方微博' });
    expect(microblog.getAttribute('href')).toBe('https://weibo.example.com/lumen');
    expect(microblog.getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link', { name: 'QQ 客服' }).getAttribute('href')).toBe(
      'https://qq.example.com/lumen',
    );
    expect(screen.getByText('学习路上，随时找我们')).toBeTruthy();
    expect(screen.getByText('客服在线时间：每天 9:00-21:00')).toBeTruthy();
  });
  test.each([
    ['cn', '本店二维码', '手机扫码逛店'],
    ['en', 'QR code of this shop', 'Scan to open on your phone'],
  ] as const)(
    'M93: the code of the shop can be scanned, and says its address (%s)',
    async (locale, name, caption) => {
      draw('shop-code', locale);
      expect(screen.getByText(caption)).toBeTruthy();
      expect(await readDrawnCode(screen.getByRole('img', { name }))).toBe('https://knowledge.example.com/');
    },
  );
  test('M93: what the shop switched off is not there', () => {
    draw('links-only');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('img')).toBeNull();
    cleanup();
    expect(draw('empty').container.childElementCount).toBe(0);
  });
});
