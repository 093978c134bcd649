/** The tag list: each way through it is a link that holds all of its state. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import { listHref } from './list-href.ts';
import view from './view.tsx';

afterEach(cleanup);

function draw(name: string, version_type = 3) {
  const example = examples.find((one) => one.name === name);
  if (example === undefined) throw new Error(`There is no example ${name}`);
  const { props, data = {} } = example;
  const state = { tag_id: '0', component_id: '', sort: 'default', type: 0, page: 1, ...props };
  drawView(view, { props: state, data, locale: 'en', boot: { info: { version_type } } });
}
const hrefOf = (name: string | RegExp, within_?: HTMLElement) =>
  (within_ === undefined ? screen : within(within_)).getByRole('link', { name }).getAttribute('href');

describe('addresses of a list', () => {
  const plain = { tag_id: 'a', component_id: '', sort: 'default', type: 0, page: 1 } as const;

  it.each([
    [{}, '/all/a'],
    [{ sort: 'price-desc' }, '/all/a?sort=price-desc'],
    [{ type: 3, sort: 'hot', page: 2 }, '/all/a?type=3&sort=hot&page=2'],
    [{ component_id: 'editors' }, '/all/a/editors'],
    [{ tag_id: '' }, '/all/0'],
  ] as const)('D22: %o is %s', (change, href) => {
    expect(listHref(plain, change)).toBe(href);
  });

  it('D22: a change of order or type begins at the first page', () => {
    expect(listHref({ ...plain, page: 7, type: 3 }, { sort: 'new' })).toBe('/all/a?type=3&sort=new');
  });
});

describe('the tag list', () => {
  it('M20: shows the tag by name, how many there are, and the goods', () => {
    draw('typical');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('摄影');
    expect(screen.getByText('8 in total')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('D22: tags, types and orders are links, the chosen one marked, each with an id the focus finds again', () => {
    draw('typical');
    const tags = screen.getByRole('navigation', { name: 'Categories' });
    expect(within(tags).getByRole('link', { current: true }).textContent).toBe('摄影');
    expect(hrefOf('写作', tags)).toBe('/all/writing?sort=hot');
    expect(hrefOf('All', tags)).toBe('/all/0?sort=hot');
    const types = screen.getByRole('navigation', { name: 'Types' });
    expect(hrefOf(/Video/, types)).toBe('/all/photography?type=3&sort=hot');
    const sorts = screen.getByRole('navigation', { name: 'Order' });
    expect(within(sorts).getByRole('link', { current: true }).textContent).toBe('Most popular');
    expect(hrefOf('Featured', sorts)).toBe('/all/photography');
    expect(within(sorts).getByText('Newest').id).toBe('test-tag-list-sort-new');
  });

  it('D22: the types add up to all of them, and no category repeats a type', () => {
    draw('typical');
    const types = within(screen.getByRole('navigation', { name: 'Types' })).getAllByRole('link');
    const [all = 0, ...each] = types.map((link) => Number(/\d+$/.exec(link.textContent ?? '')?.[0]));
    expect(each.reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(types.map(({ textContent }) => textContent)).toContain('E-book3');
    cleanup();
    draw('repeated-types');
    const tags = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['All', 'Writing']);
  });

  it('D22: pages keep everything else of the address', () => {
    draw('maximal');
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(hrefOf('Next', pages)).toBe('/all/photography?type=3&sort=price-desc&page=8');
    expect(hrefOf('Page 1', pages)).toBe('/all/photography?type=3&sort=price-desc');
    expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('7');
    expect(screen.getByText('Page 7 of 12')).toBeTruthy();
  });

  it('D16: where nothing is sold nobody orders by price', () => {
    draw('typical', 170);
    expect(screen.queryByText('Price, low to high')).toBeNull();
  });

  it('D22: the list of a block has the block’s name', () => {
    draw('of-a-block');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('编辑挑的四门课');
  });

  it.each([
    ['empty', 'Nothing here yet', 'See all courses', '/all/0'],
    ['unknown-tag', 'This category doesn’t exist', 'See all courses', '/all/0'],
    ['none-of-type', 'No Course here', 'Show all types', '/all/photography'],
  ])('ux search: %s says so and leads on', (name, text, link, href) => {
    draw(name);
    expect(screen.getByText(text)).toBeTruthy();
    expect(hrefOf(link)).toBe(href);
  });
});
