/** What merchants' HTML may become: listed tags, checked addresses, bounded size (D44). */
import { describe, expect, it } from 'vitest';
import { RICH_TEXT_MAX_DEPTH, RICH_TEXT_MAX_NODES, richTextTree } from './rich-text.ts';
import { RICH_TEXT_TAGS, type Tree, type TreeNode } from './rich-text-tree.ts';

function elements(tree: Tree): Extract<TreeNode, { type: 'element' }>[] {
  const walk = (nodes: TreeNode[]): Extract<TreeNode, { type: 'element' }>[] =>
    nodes.flatMap((node) => (node.type === 'element' ? [node, ...walk(node.children)] : []));
  return walk(tree.children);
}

function text(tree: Tree): string {
  const walk = (nodes: TreeNode[]): string =>
    nodes.map((node) => (node.type === 'text' ? node.value : walk(node.children))).join('');
  return walk(tree.children);
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>1</script>">x</a>',
  '<a href="blob:https://x/1">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)" class="fixed" id="root">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="https://evil.example/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<style>*{background:url(//evil.example)}</style>',
  '<table><td><a href=javascript:1>x</table>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p data-node="chrome-navbar" aria-hidden="true">x</p>',
];

describe('rich text', () => {
  it.each(ATTACKS)('D44: %s leaves nothing that runs or leaves the shop', (html) => {
    const tree = richTextTree(html);
    for (const element of elements(tree)) {
      expect(RICH_TEXT_TAGS).toContain(element.tagName);
      expect(
        Object.keys(element.properties).filter(
          (name) => !/^(href|title|target|rel|src|alt|width|height|colSpan|rowSpan|start|scope)$/.test(name),
        ),
      ).toEqual([]);
      const address = String(element.properties['href'] ?? element.properties['src'] ?? '/');
      expect(address).toMatch(/^(?:\/(?![/\\])|https?:\/\/|#|mailto:|tel:)/);
    }
    expect(JSON.stringify(tree)).not.toMatch(
      /onerror|onload|onclick|ontoggle|srcdoc|formaction|"style"|className/i,
    );
    expect(text(tree)).not.toContain('alert');
  });

  it('D44: an address that may not be followed leaves its words behind', () => {
    expect(richTextTree('<p>Go <a href="javascript:x">there</a></p>').children).toEqual([
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [
          { type: 'text', value: 'Go ' },
          { type: 'text', value: 'there' },
        ],
      },
    ]);
  });

  it('D44: links to other sites open beside the shop without a referrer', () => {
    const [link] = elements(richTextTree('<a href="https://example.com/a" target="_top" rel="opener">x</a>'));
    expect(link?.properties).toEqual({
      href: 'https://example.com/a',
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
    });
  });

  it('D44: a merchant heading never becomes a second h1', () => {
    const tags = elements(richTextTree('<h1>a</h1><h2>b</h2>')).map((element) => element.tagName);
    expect(tags).toEqual(['h2', 'h2']);
  });

  it('keeps headings, lists, tables and sized images', () => {
    const tree = richTextTree(
      '<h3>T</h3><ul><li>a</li></ul><table><tr><th scope="col" colspan="2">x</th></tr></table><img src="/a.svg" alt="A" width="10" height="20">',
    );
    const tags = elements(tree).map((element) => element.tagName);
    expect(tags).toEqual(['h3', 'ul', 'li', 'table', 'tbody', 'tr', 'th', 'img']);
    expect(elements(tree).at(-1)?.properties).toEqual({ src: '/a.svg', alt: 'A', width: 10, height: 20 });
    expect(elements(tree).at(-2)?.properties).toEqual({ colSpan: 2, scope: 'col' });
  });

  const only = (html: string) => elements(richTextTree(html)).at(-1)?.properties;

  it.each([
    ['<img src="/a.png" width="4000" height="8000">', { src: '/a.png', alt: '', width: 4000, height: 8000 }],
    ['<img src="/a.png" width="4001" height="10">', { src: '/a.png', alt: '' }],
    ['<img src="/a.png" width="10" height="8001">', { src: '/a.png', alt: '' }],
    ['<img src="/a.png" width="10">', { src: '/a.png', alt: '' }],
    ['<img src="/a.png" height="10">', { src: '/a.png', alt: '' }],
    ['<img src="/a.png" width="0" height="10">', { src: '/a.png', alt: '' }],
    ['<img src="/a.png" width="-1" height="10">', { src: '/a.png', alt: '' }],
    ['<img src="/a.png" width="x" height="10">', { src: '/a.png', alt: '' }],
    ['<img src="/a.png" width="1" height="1">', { src: '/a.png', alt: '', width: 1, height: 1 }],
  ])('D44: the picture %s has %j', (html, properties) => {
    expect(only(html)).toEqual(properties);
  });

  it('D44: a picture without an address is none', () => {
    expect(richTextTree('<img alt="x"><img src="mailto:a@b.c">').children).toEqual([]);
  });

  it.each([
    ['<table><tr><td rowspan="2" colspan="1000">x', { rowSpan: 2, colSpan: 1000 }],
    ['<table><tr><td rowspan="0" colspan="1001">x', {}],
    ['<table><tr><th scope="row">x', { scope: 'row' }],
    ['<table><tr><th scope="rowgroup">x', {}],
    ['<ol start="3">x</ol>', { start: 3 }],
    ['<ol start="1.5">x</ol>', {}],
    ['<ol>x</ol>', {}],
  ])('D44: of %s this much is kept: %j', (html, properties) => {
    expect(only(html)).toEqual(properties);
  });

  it.each([
    ['<a href="/page/a" title="T">x</a>', { href: '/page/a', title: 'T' }],
    ['<a href="/page/a" title="">x</a>', { href: '/page/a' }],
    [
      '<a href="http://x.example/">x</a>',
      { href: 'http://x.example/', target: '_blank', rel: 'noopener noreferrer nofollow' },
    ],
    ['<a href="/jump?to=https://x.example">x</a>', { href: '/jump?to=https://x.example' }],
    ['<a href="mailto:a@b.c">x</a>', { href: 'mailto:a@b.c' }],
  ])('D44: %s leads there: %j', (html, properties) => {
    expect(only(html)).toEqual(properties);
  });

  it('D44: a link says it is one', () => {
    expect(elements(richTextTree('<a href="/a">x</a>')).map(({ tagName }) => tagName)).toEqual(['a']);
  });

  it('D44: a title of thousands of characters is cut, an address of as many is none', () => {
    expect(only(`<a href="/a" title="${'t'.repeat(3_000)}">x</a>`)?.['title']).toHaveLength(2048);
    expect(richTextTree(`<a href="/${'a'.repeat(3_000)}">x</a>`)).toEqual(richTextTree('x'));
    expect(richTextTree(`<img src="/${'a'.repeat(3_000)}">`).children).toEqual([]);
  });

  it('D44: comments and a document around the text are none of it', () => {
    expect(
      richTextTree('<!doctype html><html><head><title>t</title></head><body><!-- c --><p>x</p>'),
    ).toEqual(richTextTree('<p>x</p>'));
  });

  it('R7: a text is read up to 60,000 characters', () => {
    expect(text(richTextTree('a'.repeat(60_001)))).toBe('a'.repeat(60_000));
  });

  it('R7: the last nodes within the bounds are kept, no more', () => {
    const flat = elements(richTextTree('<br>'.repeat(15_000)));
    expect(flat).toHaveLength(RICH_TEXT_MAX_NODES);
    const deep = richTextTree(`${'<blockquote>'.repeat(40)}x`);
    expect(elements(deep)).toHaveLength(RICH_TEXT_MAX_DEPTH - 1);
    expect(text(deep)).toBe('x');
  });

  it('R7: size and depth are bounded', () => {
    const deep = richTextTree('<blockquote>'.repeat(300) + 'x');
    let depth = 0;
    for (let node: TreeNode | undefined = deep.children[0]; node?.type === 'element'; node = node.children[0])
      depth += 1;
    expect(depth).toBeGreaterThan(0);
    expect(depth).toBeLessThanOrEqual(RICH_TEXT_MAX_DEPTH);
    expect(elements(richTextTree('<br>'.repeat(15_000))).length).toBeLessThanOrEqual(RICH_TEXT_MAX_NODES);
  });

  it('R7: nesting deep enough to exhaust a parser leaves the bare words', () => {
    expect(text(richTextTree('<b><table></b></table>'.repeat(2_700)))).toBe('');
    expect(text(richTextTree(`${'<blockquote>'.repeat(4_900)}<script>x</script>words`))).toContain('words');
  });

  it('R7: what is nested too deep keeps its words, in order, and nothing that runs', () => {
    const deep = `${'<blockquote>'.repeat(40)}one <b>two</b><script>x</script> three<style>y</style>`;
    expect(text(richTextTree(deep))).toBe('one two three');
  });

  it('D44: reading a tree costs the shop nothing when there is nothing to read', () => {
    expect(richTextTree('')).toEqual({ type: 'root', children: [] });
  });
});
