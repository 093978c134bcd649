/** Rich text through the editor's document and back: the shop draws the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '#renderers/page/rich-text/examples.ts';
import { richTextTree } from '#schemas/text/rich-text.ts';
import { RICH_TEXT_TAGS, type TreeNode } from '#schemas/text/rich-text-tree.ts';
import { readHtml } from './read-html.ts';
import { richSchema } from './rich-schema.ts';
import { writeHtml } from './write-html.ts';

const LINE_TAGS = new Set([
  'a',
  'strong',
  'em',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'kbd',
  'code',
]);
const MIXED = new Set([
  'ul',
  'ol',
  'table',
  'thead',
  'tbody',
  'tr',
  'root',
  'blockquote',
  'li',
  'td',
  'th',
  'figure',
  'figcaption',
  'caption',
]);

interface Run {
  marks: string;
  text: string;
}

/** Words with what they are marked by, whichever mark is the outer one. */
function runsOf(nodes: readonly TreeNode[], marks: readonly string[] = []): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ marks: [...new Set(marks)].sort().join(' '), text: node.value }];
    const props = JSON.stringify(node.properties);
    if (LINE_TAGS.has(node.tagName))
      return runsOf(node.children, [...marks, node.tagName === 'a' ? `a${props}` : node.tagName]);
    return [{ marks: [...new Set(marks)].sort().join(' '), text: `<${node.tagName} ${props}>` }];
  });
}

const isLine = (node: TreeNode) =>
  node.type === 'text' || LINE_TAGS.has(node.tagName) || ['img', 'br'].includes(node.tagName);

/** A tree as it is drawn: blocks by name and attributes, lines as runs, and no space between two blocks. */
function drawnAs(name: string, nodes: readonly TreeNode[]): unknown[] {
  const parts: unknown[] = [];
  let line: TreeNode[] = [];
  const end = () => {
    const runs = runsOf(line).reduce<Run[]>((all, run) => {
      const last = all.at(-1);
      if (last?.marks !== run.marks) return [...all, run];
      return [...all.slice(0, -1), { ...last, text: last.text + run.text }];
    }, []);
    if (!MIXED.has(name) || runs.some(({ text }) => text.trim() !== '')) parts.push(...runs);
    line = [];
  };
  for (const node of nodes) {
    if (isLine(node)) line.push(node);
    else {
      end();
      if (node.type === 'element')
        parts.push([node.tagName, node.properties, drawnAs(node.tagName, node.children)]);
    }
  }
  end();
  return parts;
}

const buildDrawings = (html: string) => drawnAs('root', richTextTree(html).children);
const through = (html: string) => writeHtml(readHtml(html));

/** All words, without the spaces between. */
function words(html: string): string {
  const inside = (nodes: readonly TreeNode[]): string =>
    nodes.map((node) => (node.type === 'text' ? node.value : inside(node.children))).join('');
  return inside(richTextTree(html).children).replaceAll(/\s/g, '');
}

function textsOf(html: unknown): string[] {
  return typeof html === 'string' ? [html] : Object.values(html ?? {}).map(String);
}

/** A piece with each tag, so that all of them are seen. */
const PIECES = [
  '<p>One <b>two</b> <i>three</i><br>four</p>',
  '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
  '<p><u>u</u><s>s</s><strike>k</strike><del>d</del><ins>i</ins><mark>m</mark><small>l</small></p>',
  '<p>x<sub>2</sub><sup>3</sup> <kbd>K</kbd> <code>c &lt; d &amp;&amp; e</code></p>',
  '<p><strong><em>both</em> one</strong> <em><strong>other</strong></em></p>',
  '<p><a href="/about" title="About">in</a> <a href="https://example.com/?a=1&amp;b=2">out</a></p>',
  '<hr>',
  '<pre>a\n  b\n<code>c</code></pre>',
  '<blockquote>bare<p>and not</p></blockquote>',
  '<ul><li>one<ul><li>inner</li></ul></li><li><p>two</p></li></ul>',
  '<ol start="3"><li>three</li></ol>',
  '<figure><img src="/a.png" alt="A" width="4" height="3"><figcaption>Below</figcaption></figure>',
  '<table><caption>T</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">1</td></tr></tbody></table>',
  '<table><tr><td>a</td></tr></table>',
  'bare words',
  '<img src="/b.png" alt="">',
];

describe('rich text in the desk', () => {
  test.each(
    examples.flatMap(({ name, props }) =>
      textsOf(props.html).map((html, place) => [`${name} ${String(place)}`, html]),
    ),
  )('ADR-707: the example %s is drawn the same after the editor', (_name, html) => {
    expect(buildDrawings(through(html))).toEqual(buildDrawings(html));
  });

  test('ADR-707: every tag of a merchant’s text is kept', () => {
    const tags = (nodes: readonly TreeNode[]): string[] =>
      nodes.flatMap((node) => (node.type === 'element' ? [node.tagName, ...tags(node.children)] : []));
    const seenItems = new Set(tags(richTextTree(through(PIECES.join(''))).children));
    const renamedValue: Readonly<Record<string, string>> = { h1: 'h2', b: 'strong', i: 'em', strike: 's' };
    expect(RICH_TEXT_TAGS.filter((tag) => !seenItems.has(renamedValue[tag] ?? tag))).toEqual([]);
  });

  test('ADR-707: pieces in any order and nesting are drawn the same', () => {
    const piece = fc.constantFrom(...PIECES);
    const nest = (tag: string) => piece.map((html) => (tag === '' ? html : `<${tag}>${html}</${tag}>`));
    const some = fc.array(
      fc.oneof(
        nest(''),
        nest('blockquote'),
        piece.map((html) => `<ul><li>${html}</li></ul>`),
        piece.map((html) => `<table><tr><td>${html}</td></tr></table>`),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (pieces) => {
        // Two bare lines side by side are one line; a paragraph between them keeps them two.
        const html = pieces.join('<p>-</p>');
        expect(buildDrawings(through(html))).toEqual(buildDrawings(html));
      }),
    );
  });

  test('ADR-707: anything at all is read into a document the editor accepts, and no word is lost', () => {
    const tag = fc.constantFrom(...RICH_TEXT_TAGS, 'script', 'div', 'span');
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constantFrom('a', 'b ', ' ', '&lt;', '\n'),
        fc
          .tuple(tag, fc.array(tie('node'), { maxLength: 3 }))
          .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (html) => {
        const doc = readHtml(html);
        doc.check();
        const once = writeHtml(doc);
        expect(buildDrawings(through(once))).toEqual(buildDrawings(once));
        expect(words(once)).toBe(words(html));
      }),
      { numRuns: 500 },
    );
  });

  test('ADR-707: a text of nothing is stored as nothing, and two bare lines stay two', () => {
    const { nodes } = richSchema;
    expect(through('')).toBe('');
    const line = (text: string) => nodes['bare']?.create(null, richSchema.text(text));
    const doc = richSchema.topNodeType.create(
      null,
      ['a', 'b'].map(line).filter((node) => node !== undefined),
    );
    expect(writeHtml(doc)).toBe('<p>a</p><p>b</p>');
  });
});
