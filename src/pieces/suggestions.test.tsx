/** Suggestions while typing, as a combobox over a field that is there already. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Suggestions as Answer } from '#schemas/api/catalogue/search.ts';
import Suggestions from './suggestions.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ANSWER: Answer = {
  goods: [
    {
      id: 'p_1',
      type: 6,
      title: '写作的手艺',
      cover: '/a.svg',
      teacher: '林晚舟',
      marks: [{ from: 0, to: 2 }],
    },
  ],
  teachers: ['林晚舟'],
};

function draw(answers: Record<string, Answer> = {}, before = '') {
  vi.useFakeTimers();
  const field = createRef<HTMLInputElement>();
  const requests: string[] = [];
  async function call(_endpoint: unknown, input: object): Promise<never>;
  async function call(_endpoint: unknown, input: object): Promise<unknown> {
    const content = 'content' in input ? String(input.content) : '';
    requests.push(content);
    return { ok: true, code: 0, data: answers[content] ?? ANSWER };
  }
  const drawnView = render(
    <form>
      <input ref={field} type="search" aria-label="搜索" />
    </form>,
  );
  if (before !== '') {
    field.current?.focus();
    fireEvent.input(screen.getByLabelText('搜索'), { target: { value: before } });
  }
  drawnView.rerender(
    <form>
      <input ref={field} type="search" aria-label="搜索" />
      <Suggestions id="s" field={field} scope="courses" act={call} past={async () => ['写作', '写给孩子']} />
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('搜索');
  const type = async (value: string, ms = 160) => {
    fireEvent.input(input, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  return { input, asked: requests, type };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('suggestions', () => {
  test('D92: searches of before, teachers, goods with their covers and the search itself, each a link', async () => {
    const { type, input } = draw();
    await type('写');
    expect(options()).toEqual(['写作搜过', '写给孩子搜过', '林晚舟老师', '写作的手艺林晚舟', '搜索“写”']);
    const hrefs = screen.getAllByRole('option').map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toBe(`/search/${encodeURIComponent('写作')}`);
    expect(hrefs[3]).toBe('/detail/p_1/6');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toContain('5');
  });

  test('ADR-489: what was typed before this part arrived is answered as it arrives, with searches of before', async () => {
    const { input } = draw({}, '写');
    expect(document.activeElement).toBe(input);
    await act(() => vi.advanceTimersByTimeAsync(160));
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(options()).toEqual(['写作搜过', '写给孩子搜过', '林晚舟老师', '写作的手艺林晚舟', '搜索“写”']);
  });

  test('D92: one call for what stands after 160 ms; a text asked for before is not asked for again', async () => {
    const { type, asked } = draw();
    await type('写', 100);
    await type('写作', 100);
    expect(asked).toEqual([]);
    await type('写作课');
    await type('写作');
    await type('写作课');
    expect(asked).toEqual(['写作课', '写作']);
  });

  test('D92: a word that finds nothing is answered by the one that may be meant', async () => {
    const { type } = draw({ 理才: { goods: [], teachers: [], meant: '理财' } });
    await type('理才');
    expect(options()).toEqual(['你是不是要找理财']);
  });

  test('D115: arrows point, Enter takes, Escape closes the list first; the focus stays in the field', async () => {
    const { input, type } = draw();
    await type('写');
    expect(input.getAttribute('role')).toBe('combobox');
    const key = (name: string) => fireEvent.keyDown(input, { key: name });
    key('ArrowDown');
    expect(input.getAttribute('aria-activedescendant')).toBe('s-0');
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true');
    key('ArrowUp');
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    key('ArrowUp');
    expect(input.getAttribute('aria-activedescendant')).toBe('s-4');
    const onClick = vi.fn((event: Event) => event.preventDefault());
    document.getElementById('s-4')?.addEventListener('click', onClick);
    expect(key('Enter')).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
    await type('写作');
    expect(options().length).toBeGreaterThan(0);
    key('Escape');
    expect(options()).toEqual([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  test('B56: nothing typed offers nothing and asks nobody', async () => {
    const { type, asked } = draw();
    await type('   ');
    expect(asked).toEqual([]);
    expect(options()).toEqual([]);
  });
});
