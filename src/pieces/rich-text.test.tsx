/** Merchant text: what is drawn and what is left out. */
import { render } from '@testing-library/react';
import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';
import { cleanTree } from './rich-tree.ts';

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });
const root = (...children: ElementContent[]): Root => ({ type: 'root', children });
const buildDrawnElement = (tree: Root) => render(<RichText tree={tree} />).container;

describe('rich text', () => {
  test('R5: headings, lists, quotes, tables and pictures are drawn as elements', () => {
    const container = buildDrawnElement(
      root(
        element('h2', {}, text('Title')),
        element('ul', {}, element('li', {}, text('One'))),
        element('blockquote', {}, element('p', {}, text('Quote'))),
        element(
          'table',
          {},
          element('tbody', {}, element('tr', {}, element('td', { colSpan: 2 }, text('Cell')))),
        ),
        element('img', { src: '/a.png', alt: 'A', width: 40, height: 30 }),
      ),
    );
    expect(container.querySelector('h2')?.textContent).toBe('Title');
    expect(container.querySelector('li')?.textContent).toBe('One');
    expect(container.querySelector('td')?.getAttribute('colspan')).toBe('2');
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  test('R5: a tag nobody listed loses itself and keeps its words', () => {
    expect(buildDrawnElement(root(element('marquee', {}, text('Kept')))).textContent).toBe('Kept');
  });

  test.each(['script', 'style', 'iframe', 'object', 'svg', 'form', 'template'])(
    'R5: %s is left out with everything inside',
    (tag) => {
      expect(buildDrawnElement(root(element(tag, {}, text('alert(1)')))).textContent).toBe('');
    },
  );

  test('R5: handlers, styles, classes and ids never arrive', () => {
    const tree = root(
      element('p', { onClick: 'alert(1)', style: 'position:fixed', className: ['x'], id: 'root' }, text('x')),
    );
    expect(cleanTree(tree).children).toEqual([element('p', {}, text('x'))]);
  });

  test('R6: an unsafe link is words, an unsafe picture is nothing', () => {
    const container = buildDrawnElement(
      root(
        element('a', { href: 'javascript:alert(1)' }, text('Click')),
        element('img', { src: 'data:image/svg+xml,x' }),
      ),
    );
    expect(container.querySelector('a')).toBeNull();
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('Click');
  });

  test('R5: the merchant’s first level stands under the page’s title', () => {
    expect(buildDrawnElement(root(element('h1', {}, text('x')))).querySelector('h1')).toBeNull();
  });

  test('R7: a tree nested without end is cut, not a crash', () => {
    let deep = element('div', {}, text('bottom'));
    for (let depth = 0; depth < 5000; depth += 1) deep = element('div', {}, deep);
    expect(buildDrawnElement(root(deep)).textContent).toBe('');
  });
});
