/** The navbar's rows that need it drawn. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '#engine/engine.ts';
import { HOVER_INTENT_MS } from '#ui/use-disclosure.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import { navColors } from './nav-colors.ts';
import view from './view.tsx';

const props = (name: string) => examples.find((example) => example.name === name)?.props ?? {};
const learner: Viewer = { status: 'in', user: { nickname: '小明', avatar: '', svip: false, bought: [] } };
const training = { info: { version_type: 170 } };

const draw = (name = 'typical', options: Partial<Parameters<typeof drawView>[1]> = {}) =>
  drawView(view, { props: props(name), ...options });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('logo and menu', () => {
  test('M74: without a logo the shop’s name leads home; a logo carries the name', () => {
    draw();
    expect(hrefOf('拾光书院')).toBe('/');
    cleanup();
    draw('broken-image');
    expect(screen.getByRole('img', { name: '拾光书院' }).getAttribute('src')).toBe('/missing/logo.png');
  });
  test('M74: the shop is the heading of its home, and of no other page', () => {
    draw();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('拾光书院');
    cleanup();
    draw('typical', { path: '/page/1' });
    expect(screen.queryByRole('heading')).toBeNull();
  });
  test('M75: items are links of their kind, the current one marked for everybody', () => {
    draw('typical', { path: '/all/live' });
    expect(hrefOf('直播')).toBe('/all/live');
    expect(screen.getByRole('link', { name: '直播' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: '首页' }).hasAttribute('aria-current')).toBe(false);
  });
  test('M76: a sub-menu opens by click, and Escape closes it and gives the focus back', () => {
    draw();
    const opener = screen.getByRole('button', { name: '展开“全部课程”的子菜单' });
    expect(screen.queryByRole('link', { name: '写作表达' })).toBeNull();
    fireEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(screen.getByRole('link', { name: '写作表达' }), { key: 'Escape' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
  });
  test('M76: a sub-menu opens by resting on it, not by passing over it', () => {
    vi.useFakeTimers();
    draw();
    const opener = screen.getByRole('button', { name: '展开“全部课程”的子菜单' });
    const item = opener.closest('li');
    if (item === null) throw new Error('no item');
    const move = (type: 'pointerEnter' | 'pointerLeave', wait: number) => {
      fireEvent[type](item, { pointerType: 'mouse' });
      act(() => {
        vi.advanceTimersByTime(wait);
      });
    };
    move('pointerEnter', HOVER_INTENT_MS - 1);
    move('pointerLeave', HOVER_INTENT_MS);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    move('pointerEnter', HOVER_INTENT_MS);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    move('pointerLeave', HOVER_INTENT_MS);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });
  test('M77: 31 entries stand in columns of 15, 12 in columns of 10', () => {
    draw('maximal');
    const rowsOf = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      return screen.getByRole('button', { name }).closest('li')?.querySelector('ul')?.style.gridTemplateRows;
    };
    expect(rowsOf('三十一项')).toBe('repeat(15, auto)');
    expect(rowsOf('十二项')).toBe('repeat(10, auto)');
  });
  test('M78: what does not fit stands under more, in the HTML from the start', () => {
    draw('maximal');
    const more = screen.getByRole('button', { name: '更多' }).closest('li');
    expect(more?.querySelectorAll('a').length).toBeGreaterThan(20);
    expect(more?.textContent).toContain('栏目 38');
    expect(screen.getByRole('navigation', { name: '主导航' }).textContent).toContain('栏目 1');
  });
  test('M80: text size and colour are the shop’s own', () => {
    draw('own-colours');
    const bar = screen.getByRole('navigation', { name: '主导航' });
    expect(bar.style.fontSize).toBe('15px');
    expect(document.querySelector<HTMLElement>('[data-kind=navbar]')?.style.color).toBe('#f6efe2');
  });
  test('M81: the bar has the shop’s colour; a text colour nobody can read is replaced (D40)', () => {
    const { style } = navColors({ bg_color: '#fdf6e3', text_color: '#fff7e0' });
    expect(style.backgroundColor).toContain('#fdf6e3 var(--lt-own, 100%)');
    expect(style.color).toContain('#000000 var(--lt-own, 100%)');
  });
});

describe('search', () => {
  const field = () => screen.getByRole('searchbox', { name: '搜索' });
  test('M82: without a search box in the data there is none on the page', () => {
    draw('minimal');
    expect(screen.queryByRole('search')).toBeNull();
  });
  test('M83: placeholder and hot searches are there, each a link of its own', () => {
    draw();
    expect(field().getAttribute('placeholder')).toBe('搜索课程、专栏');
    expect(hrefOf('时间管理')).toBe(`/search/${encodeURIComponent('时间管理')}`);
  });
  test('M83: a search goes to the shop’s own search page', () => {
    const { intents } = draw('training', { boot: training });
    fireEvent.input(field(), { target: { value: ' 入职 培训 ' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(intents).toEqual([{ name: 'search.submit', payload: { text: '入职 培训' } }]);
  });
  test.each([
    ['cn', '请输入内容后再搜索'],
    ['en', 'Enter something to search for'],
  ] as const)('M183: empty text is refused in words (%s)', (locale, text) => {
    const { intents } = draw('typical', { locale });
    fireEvent.submit(screen.getByRole('search'));
    expect(screen.getByText(text).getAttribute('role')).toBe('status');
    expect(intents).toEqual([]);
  });
  test('M183: presses within half a second of a search are ignored', () => {
    const { intents } = draw();
    fireEvent.input(field(), { target: { value: '写作' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.submit(screen.getByRole('search'));
    expect(intents).toHaveLength(1);
  });
  test('M83: the slash key puts the cursor into the box, but not while typing in it', () => {
    draw();
    fireEvent.keyDown(document.body, { key: '/' });
    // With the cursor in it, it becomes a combobox, as soon as what it offers is there.
    const box = screen.getByPlaceholderText('搜索课程、专栏');
    expect(document.activeElement).toBe(box);
    expect(fireEvent.keyDown(box, { key: '/' })).toBe(true);
  });
});

describe('personal entries', () => {
  test('M84, M85: entries have the shop’s titles, else the product’s words', () => {
    draw('typical');
    expect(hrefOf('学习记录')).toBe('/record');
    expect(hrefOf('我的已购')).toBe('/bought');
    cleanup();
    draw('long-text');
    expect(hrefOf('我的全部学习记录')).toBe('/record');
  });
  test('M86: my tasks stand in the menu of a shop with many entries', () => {
    draw('training', { boot: training });
    fireEvent.click(screen.getByRole('button', { name: '我的学习' }));
    expect(hrefOf('我的任务')).toBe('/taskBook');
    expect(hrefOf('我的课程')).toBe('/my-courses');
  });
  test('M87: anonymous clicks on personal entries ask for login first; the login link opens the box', () => {
    const { intents } = draw();
    for (const name of ['学习记录', '我的已购']) {
      expect(screen.getByRole('link', { name }).hasAttribute('data-login')).toBe(true);
    }
    expect(hrefOf('登录')).toBe('/login');
    fireEvent.click(screen.getByRole('link', { name: '登录' }));
    expect(intents).toEqual([{ name: 'login.open', payload: {} }]);
  });
  test('M88: a learner has an avatar menu with personal centre and logout', () => {
    const { intents, viewer } = draw();
    act(() => viewer.set(learner));
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '小明 的账号菜单' }));
    expect(hrefOf('个人中心')).toBe('/personal');
    expect(hrefOf('我的订单')).toBe('/orders');
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(intents).toEqual([{ name: 'logout.ask', payload: {} }]);
  });
  test('M63: a shop without login shows no login link, avatar or entries', () => {
    draw('typical', { boot: { info: { is_no_login: 1 } }, viewer: learner });
    for (const name of ['登录', '学习记录', '我的已购'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: '小明 的账号菜单' })).toBeNull();
  });
  test('M162: the language switch names the other language and asks for it', () => {
    const { intents } = draw('typical', { locale: 'en', path: '/page/1' });
    expect(hrefOf('中文：切换到中文')).toBe('/page/1?lang=cn');
    // WCAG 2.5.3: whoever says what they see is understood.
    expect(screen.getByRole('link', { name: /^中文/ }).textContent).toBe('中文');
    fireEvent.click(screen.getByRole('link', { name: '中文：切换到中文' }));
    expect(intents).toEqual([{ name: 'locale.set', payload: { locale: 'cn' } }]);
  });
});

describe('back ends', () => {
  const answering = (is_admin: number) => () => Promise.resolve({ ok: true, data: { is_admin } });
  const trainingShop = { boot: training, viewer: learner };

  test('M89, M90: a training admin has the console’s button, and a guide on the first visit only', async () => {
    const first = draw('training', { ...trainingShop, act: answering(1) });
    const guide = await screen.findByRole('dialog', { name: '从这里进入管理后台' });
    fireEvent.click(within(guide).getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '管理后台' }));
    expect(first.intents).toEqual([{ name: 'admin.enter', payload: {} }]);
    cleanup();
    draw('training', { ...trainingShop, act: answering(1) });
    await screen.findByRole('button', { name: '管理后台' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  test('M89: nobody else has it, and an anonymous visitor is not even asked about', async () => {
    const onAsk = vi.fn<() => Promise<unknown>>(answering(0));
    const { viewer } = draw('training', { boot: training, act: onAsk });
    expect(onAsk).not.toHaveBeenCalled();
    act(() => viewer.set(learner));
    await waitFor(() => expect(onAsk).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button', { name: '管理后台' })).toBeNull();
  });
  test('M91: the owner of a knowledge shop has the way to the back end; others do not', () => {
    const { intents, viewer } = draw('typical', { viewer: learner });
    fireEvent.click(screen.getByRole('button', { name: '小明 的账号菜单' }));
    expect(screen.queryByRole('button', { name: '进入店铺后台' })).toBeNull();
    act(() => viewer.set({ status: 'in', user: { ...learner.user, owner: true } }));
    fireEvent.click(screen.getByRole('button', { name: '进入店铺后台' }));
    expect(intents).toEqual([{ name: 'owner.enter', payload: {} }]);
  });
  test('D40: a light bar goes dark with the page; one that is dark, or a picture, stays', () => {
    expect(navColors({ bg_color: '#fff', text_color: '#222' }).style).toMatchObject({
      color: 'color-mix(in srgb, #222222 var(--lt-own, 100%), var(--lt-ink-1))',
      backgroundColor: 'color-mix(in srgb, #fff var(--lt-own, 100%), var(--lt-surface))',
    });
    expect(navColors({ bg_color: '#123' }).style).toEqual({
      color: '#ffffff',
      backgroundColor: '#123',
      '--lt-plate': 'transparent',
    });
  });
});
