/** The search screen: what it draws, where its links lead, what it remembers. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

type Overrides = Partial<Parameters<typeof drawView>[1]>;
const example = (name: string) => {
  const foundExample = examples.find((one) => one.name === name);
  if (foundExample === undefined) throw new Error(`no example ${name}`);
  return foundExample;
};
const draw = (name = 'typical', overrides: Overrides = {}) => {
  const { props, data = {} } = example(name);
  return drawView(view, { props, data, ...overrides });
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const search = `/search/${encodeURIComponent('写作')}`;

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

describe('results', () => {
  test('D92: what was found is marked as an element, and nothing else is', () => {
    draw();
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['写作', '写作', '写作']);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('写作的手艺：五十二封信');
  });

  test('D92: the number of results is said, one in the singular', () => {
    draw('typical', { locale: 'en' });
    expect(screen.getByText('3 results').getAttribute('role')).toBe('status');
    cleanup();
    draw('long-text', { locale: 'en' });
    expect(screen.getByText('1 result')).toBeDefined();
  });

  test('D92: tabs have counts and addresses, the open one is marked', () => {
    draw();
    const tabs = within(screen.getByRole('navigation', { name: '内容类型' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['全部3', '专栏2', '课程1']);
    expect(tabs.getByRole('link', { name: /全部/ }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getByRole('link', { name: /课程/ }).getAttribute('href')).toBe(`${search}?type=50`);
  });

  test('D11: pages are addresses; nobody is led past the last that may be asked for', () => {
    draw('maximal');
    expect(hrefOf('第 26 页')).toBe(`${search}?page=26`);
    expect(hrefOf('第 1 页')).toBe(search);
    expect(hrefOf('第 50 页')).toBe(`${search}?page=50`);
    expect(screen.getByRole('link', { name: '第 25 页' }).getAttribute('aria-current')).toBe('page');
  });

  test('D92: a shop that searches its company stays there', () => {
    draw('typical', { boot: { info: { version_type: 170 } } });
    expect(hrefOf(/课程/)).toMatch(/^\/company_search\//);
  });

  test('D92: where nothing is found, popular goods stand instead', () => {
    draw('empty');
    expect(screen.getByText('没有找到相关内容')).toBeDefined();
    expect(screen.getByRole('heading', { name: '大家都在学' })).toBeDefined();
    cleanup();
    draw('mistyped');
    expect(hrefOf('理财')).toBe(`/search/${encodeURIComponent('理财')}`);
    cleanup();
    draw('empty-type');
    expect(hrefOf('查看全部结果')).toBe(search);
    cleanup();
    draw('past-the-end');
    expect(hrefOf('回到第一页')).toBe(search);
  });
});

describe('pictures', () => {
  const loading = () =>
    [...document.querySelectorAll('article img')].map((one) => one.getAttribute('loading'));

  test.each([
    ['results', 'maximal'],
    ['popular goods', 'empty'],
  ])('V21: %s of the first screen are fetched at once, the others as they are reached', (_name, example) => {
    draw(example);
    expect(loading().slice(0, 3)).toEqual(['eager', 'eager', 'eager']);
    expect(new Set(loading().slice(3))).toEqual(new Set(['lazy']));
    const urgent = document.querySelectorAll('article img[fetchpriority="high"]');
    expect(urgent).toHaveLength(3);
  });
});

describe('the box', () => {
  const submit = (text: string) => {
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });
    fireEvent.submit(screen.getByRole('search'));
  };

  test('D92: it holds what was searched for and sends what is typed', () => {
    const { intents } = draw();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('写作');
    submit(' 摄影 ');
    expect(intents).toEqual([{ name: 'search.submit', payload: { text: '摄影' } }]);
  });

  test.each([
    ['cn', '请输入内容后再搜索'],
    ['en', 'Enter something to search for'],
  ] as const)('M183: empty text is refused in words until something is typed (%s)', (locale, words) => {
    const { intents } = draw('typical', { locale });
    submit('   ');
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'x' } });
    expect(screen.queryByText(words)).toBeNull();
    expect(intents).toEqual([]);
  });

  test('M183: without script the page itself says so', () => {
    draw('refused');
    expect(screen.getByText('请输入内容后再搜索')).toBeDefined();
  });

  test('M183: presses within 500 ms of a search are ignored', () => {
    const { intents } = draw();
    submit('a');
    submit('b');
    expect(intents).toHaveLength(1);
  });

  test('ux: the slash key leads to the page’s own box, Escape out of it', () => {
    draw();
    const box = screen.getByRole('searchbox');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(box);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(document.activeElement).not.toBe(box);
  });
});

describe('what is remembered', () => {
  const history = () => screen.queryByRole('region', { name: '最近搜索' });

  test('D92: searches are listed, deleted one by one or all, and lead back', () => {
    draw();
    draw('long-text');
    cleanup();
    draw('minimal');
    expect(within(history() ?? document.body).getAllByRole('listitem')).toHaveLength(2);
    expect(
      within(history() ?? document.body)
        .getByRole('link', { name: '写作' })
        .getAttribute('href'),
    ).toBe(search);
    fireEvent.click(screen.getByRole('button', { name: '删除“写作”' }));
    expect(within(history() ?? document.body).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(within(history() ?? document.body).queryAllByRole('listitem')).toHaveLength(0);
    expect(within(history() ?? document.body).getByText(/只留在这个浏览器里/)).toBeDefined();
    expect(window.localStorage.length).toBe(0);
  });

  test('M83: hot words stand beside, unless the shop has none', () => {
    draw('minimal', { boot: { hot_words: [{ cn: '写作', en: 'writing' }] } });
    expect(screen.getByRole('region', { name: '热门搜索' })).toBeDefined();
    cleanup();
    draw('minimal', { boot: { hot_words: ['写作'], info: { version_type: 170 } } });
    expect(screen.queryByRole('region', { name: '热门搜索' })).toBeNull();
  });
});
