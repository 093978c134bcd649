/** What readers do not get of HTML is named, and leaves no gap (D127). */
import { expect, it } from 'vitest';
import { richTextTree } from './rich-text.ts';
import { droppedHtmlOf } from './rich-text-dropped.ts';

const buildName = (html: string) => droppedHtmlOf(html).map(({ message }) => message.en);

it.each([
  ['<img src="file:///C:/a.jpg">', 'The picture file:///C:/a.jpg is on your computer, and is left out'],
  [String.raw`<img src="C:\a.jpg">`, String.raw`The picture C:\a.jpg is on your computer, and is left out`],
  ['<img src="cid:1">', 'The picture cid:1 cannot be shown from there, and is left out'],
  ['<img src="image001.png">', 'The picture image001.png cannot be shown from there, and is left out'],
  ['<img>', 'A picture without an address is left out'],
  [
    '<img src="data:image/png;base64,AAAA">',
    'A picture inside the text (data:image/png;base64,…) is left out',
  ],
  ['<iframe src="https://p.example/x"></iframe>', '<iframe> https://p.example/x is left out'],
  ['<video src="/a.mp4"></video>', '<video> /a.mp4 is left out'],
  ['<form></form>', '<form> is left out'],
  ['<p><span style="background:yellow">a</span></p>', 'The highlight of a text is left out'],
])('D127: %s is said', (html, says) => {
  expect(buildName(html)).toEqual([says]);
});

it.each([
  '<p>plain</p>',
  'a < b',
  '<img src="/media/a.png" alt="">',
  '<p class="MsoNormal"><o:p></o:p><span style="color:red">x</span></p><style>p{}</style>',
])('D127: of %s nothing is left out', (html) => {
  expect(buildName(html)).toEqual([]);
});

it('D127: what is cut off at the end is said', () => {
  expect(buildName('x'.repeat(60_001))).toEqual(['What follows 60000 characters is not shown']);
});

it.each([
  '<p>a</p><p><img src="file:///a.jpg"></p><p>b</p>',
  '<p>a</p><p> <img src="data:,x"> </p><p>b</p>',
  '<p>a</p><p><iframe src="https://x.example"></iframe></p><p>b</p>',
  '<p>a</p><figure><img src="cid:1"></figure><p>b</p>',
])('D127: %s leaves no empty paragraph', (html) => {
  const names = richTextTree(html).children.map((node) => (node.type === 'element' ? node.tagName : 'text'));
  expect(names).toEqual(['p', 'p']);
});

it('D127: an empty line a merchant wrote stays', () => {
  expect(richTextTree('<p>a</p><p>\u00a0</p><p>b</p>').children).toHaveLength(3);
});
