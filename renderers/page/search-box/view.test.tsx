/** Searching from the page, with script and without. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Intend } from '#engine/intents.ts';
import { drawBlock, type Block } from '../../../tests/support/draw-block.tsx';

const draw = (block: Partial<Block> = {}) =>
  drawBlock({
    kind: 'search-box',
    props: {},
    locale: 'en',
    data: { hot: [{ word: 'C++ & 写作' }] },
    ...block,
  });

afterEach(cleanup);

describe('the search box', () => {
  it('spec 9 search: what was typed is asked for once, trimmed', () => {
    const intend = vi.fn<Intend>();
    render(draw({ intend }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '  writing ' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(intend.mock.calls).toEqual([['search.submit', { text: 'writing' }]]);
  });

  it('M183: an empty box asks for nothing and says why', () => {
    const intend = vi.fn<Intend>();
    render(draw({ intend }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '   ' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(intend).not.toHaveBeenCalled();
    expect(screen.getByText('Enter something to search for')).toBeDefined();
  });

  it('M183: presses within 500 ms of a search are ignored', () => {
    const intend = vi.fn<Intend>();
    render(draw({ intend }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'writing' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.submit(screen.getByRole('search'));
    expect(intend).toHaveBeenCalledTimes(1);
  });

  it('ux search: without script it is a form that gets the search page', () => {
    const html = renderToString(draw());
    expect(html).toMatch(/<form[^>]+action="\/search"[^>]+method="get"/);
    expect(html).toMatch(/<input[^>]+name="content"/);
  });

  it('D92: popular words lead to their results, escaped for an address', () => {
    render(draw());
    expect(screen.getByRole('link', { name: 'C++ & 写作' }).getAttribute('href')).toBe(
      `/search/${encodeURIComponent('C++ & 写作')}`,
    );
  });

  it('D92: a shop that searches its company has that search here too', () => {
    render(draw({ can: { searchScope: 'company' } }));
    expect(screen.getByRole('search').getAttribute('action')).toBe('/company_search');
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/company_search\//);
  });

  it('D92: own words stand in place of the shop’s, each once', () => {
    render(draw({ props: { hot: 'own', hot_words: ['a', 'b', 'a'] }, data: {} }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['a', 'b']);
  });
});
