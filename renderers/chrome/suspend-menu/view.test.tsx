/** The side menu's items and back-to-top. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SIDE_MENU_SCROLL_THROTTLE_MS } from '#schemas/constants.ts';
import { readSuspendMenu } from '#schemas/page/chrome-suspend.ts';
import { buildBoot } from '../../../tests/support/build-boot.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { readDrawnCode } from '../../../tests/support/read-code.ts';
import { examples } from './examples.ts';
import { loadQrCode } from '#ui/later-qr-code.tsx';
import view from './view.tsx';

const draw = (name = 'typical') =>
  drawView(view, { props: examples.find((example) => example.name === name)?.props ?? {} });
const panelOf = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel === null) throw new Error('no panel');
  return panel;
};

beforeEach(() => {
  window.scrollY = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// As on the server: the encoder is there before anything is drawn.
beforeAll(() => loadQrCode());

describe('items', () => {
  test('M100: an image opens with its tips', () => {
    draw();
    const panel = panelOf('小程序');
    expect(panel.querySelector('img')?.getAttribute('src')).toBe('/demo/art/account-code.svg');
    expect(panel.textContent).toBe('扫码在手机上继续学习');
  });
  test('M101: a text opens as a popover, and Escape closes it', () => {
    draw();
    expect(panelOf('服务时间').textContent).toBe('学习顾问在线时间：每天 9:00-21:00');
    const button = screen.getByRole('button', { name: '服务时间' });
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
  test('M100-M104: in a narrow window every item keeps its words as its name, and its panel is headed by them', () => {
    draw();
    const panel = panelOf('服务时间');
    expect(panel.querySelector('[data-title]')?.getAttribute('data-title')).toBe('服务时间');
    expect(screen.getByRole('link', { name: '帮助' })).toBeTruthy();
  });
  test('M292: an item shows its own icon_url and title; without an icon, the one of its kind', () => {
    const suspend_config = [
      { show_type: 3, title: '帮助', icon_url: '/demo/logos/knowledge.svg', link_url: '/page/help' },
      { show_type: 3, title: '关于', link_url: '/page/about' },
    ];
    const [node] = readSuspendMenu(buildBoot({ suspend: { hover_menu_status: 1, suspend_config } }), 'cn', {
      origin: 'https://shop.example.com',
      year: 2026,
    });
    drawView(view, { props: node?.props ?? {} });
    const [own, plain] = ['帮助', '关于'].map((name) => screen.getByRole('link', { name }));
    expect(own?.querySelector('img')?.getAttribute('src')).toBe('/demo/logos/knowledge.svg');
    expect([plain?.querySelector('img'), plain?.querySelector('svg') === null]).toEqual([null, false]);
  });
  test('M102: a link leads to its address', () => {
    draw();
    expect(screen.getByRole('link', { name: '帮助' }).getAttribute('href')).toBe('/page/help');
  });
  test('M103: a QR item without a picture shows the code of its account link', async () => {
    draw();
    const panel = panelOf('加老师');
    expect(panel.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('加老师的二维码');
    expect(panel.textContent).toContain('添加老师，领取学习计划');
    const code = panel.querySelector('[role=img]');
    expect(code && (await readDrawnCode(code))).toBe('https://work.example.com/teacher');
  });
  test('M104: the AI customer service opens in a window of 420 by 640', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    draw();
    const link = screen.getByRole('link', { name: 'AI 助手（在新窗口打开）' });
    expect(link.getAttribute('target')).toBe('_blank');
    fireEvent.click(link);
    expect(open).toHaveBeenCalledWith(
      'https://ai.example.com/chat',
      '_blank',
      expect.stringContaining('width=420,height=640'),
    );
    expect(open.mock.calls[0]?.[2]).toContain('noopener');
  });
});

describe('back to top', () => {
  const top = () => screen.getByRole('button', { name: '返回顶部' });
  const scrollTo = (y: number) => {
    window.scrollY = y;
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
  };

  test('M105: it shows once the page was scrolled, heard of at most once per 150 ms', () => {
    vi.useFakeTimers();
    draw('empty');
    const hiddenText = top().className;
    scrollTo(900);
    const shownText = top().className;
    expect(shownText).not.toBe(hiddenText);
    scrollTo(0);
    expect(top().className).toBe(shownText);
    act(() => {
      vi.advanceTimersByTime(SIDE_MENU_SCROLL_THROTTLE_MS);
    });
    expect(top().className).toBe(hiddenText);
  });
  test('M105: pressing it goes to the top', () => {
    const go = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    draw('empty');
    fireEvent.click(top());
    expect(go).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });
});
