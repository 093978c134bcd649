/** What of a merchant's HTML reaches the page: elements from the allow list, never the HTML (D44). */
import { cleanup, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBlock, readBlock } from '../../../tests/support/draw-block.tsx';

const draw = (html: string) => render(drawBlock({ kind: 'rich-text', props: { html } }));

afterEach(cleanup);

describe('rich text', () => {
  it('R5: the HTML is spent on the server; the view gets the tree alone', () => {
    const { node } = readBlock({
      kind: 'rich-text',
      props: { html: '<p onclick="x">a</p><script>b</script>' },
    });
    expect(node?.props).toMatchObject({ html: '', tree: { type: 'root' } });
    expect(JSON.stringify(node?.props)).not.toMatch(/script|onclick/);
  });

  it('D45: each language has its own text', () => {
    const props = { html: { cn: '<p>中文</p>', en: '<p>English</p>' } };
    render(drawBlock({ kind: 'rich-text', props, locale: 'en' }));
    expect(screen.getByText('English')).toBeTruthy();
    expect(screen.queryByText('中文')).toBeNull();
  });

  it.each([
    '<script>alert(1)</script>words',
    '<p>words<img src=x onerror=alert(1)></p>',
    '<svg onload=alert(1)></svg>words',
    '<a href="javascript:alert(1)">words</a>',
    '<a href="//evil.example">words</a>',
    '<iframe src="javascript:alert(1)"></iframe>words',
    '<p style="position:fixed" onclick="alert(1)">words</p>',
    '<form action="https://evil.example"><input></form>words',
  ])('R5: of %s only the words are left', (html) => {
    const { container } = draw(html);
    expect(container.textContent).toBe('words');
    expect(container.querySelector('a, script, svg, iframe, form, input, img')).toBeNull();
    expect(container.querySelector('[style], [onclick], [onerror]')).toBeNull();
  });

  it('R6: links within the shop stay, links out of it open beside it', () => {
    draw('<p><a href="/page/1">in</a> <a href="https://example.com/">out</a></p>');
    expect(screen.getByRole('link', { name: 'in' }).getAttribute('target')).toBeNull();
    const out = screen.getByRole('link', { name: 'out' });
    expect(out.getAttribute('target')).toBe('_blank');
    expect(out.getAttribute('rel')).toContain('noopener');
  });

  it('performance: the view does not bring the parser to the browser', () => {
    for (const file of ['view.tsx', 'shape.ts']) {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(source).not.toMatch(/from '[^']*(?:definition|rules\/rich-text)\.ts'/);
    }
  });
});
