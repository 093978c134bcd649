/** The picture of a badge (ADR-326). */
import { describe, expect, it } from 'vitest';
import { badgeSvg } from './badge-svg.ts';

const JWT = 'eyJ0eXAiOiJKV1QifQ.eyJpc3MiOiJkaWQifQ.c2lnbmVk';

interface BadgeDrawing {
  label: string;
  credential: string;
  /** The lines of the title, and how far down each stands. */
  lines: { text: string; y: number }[];
  issuer: string;
}

function draw(title: string, issuer = '知新书院'): BadgeDrawing {
  const svg = badgeSvg(JWT, { title, issuer });
  const texts = [...svg.matchAll(/<text x="128" y="(\d+)" font-size="(\d+)"[^>]*>(.*?)<\/text>/g)];
  const all = texts.map(([, y = '', size = '', text = '']) => ({ text, y: Number(y), size }));
  return {
    label: /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '',
    credential: /<openbadges:credential verify="([^"]*)">/.exec(svg)?.[1] ?? '',
    lines: all.slice(0, -1).map(({ text, y }) => ({ text, y })),
    issuer: all.at(-1)?.text ?? '',
  };
}

const textsOf = (title: string) => draw(title).lines.map(({ text }) => text);

describe('the picture of a badge', () => {
  it('ADR-326: carries its credential, and says aloud and in letters what it is for and who gave it', () => {
    expect(draw('会计入门')).toEqual({
      label: '会计入门',
      credential: JWT,
      lines: [{ text: '会计入门', y: 106 }],
      issuer: '知新书院',
    });
  });

  it.each([
    ['a title of eleven letters stands on one line', '一二三四五六七八九十百', ['一二三四五六七八九十百']],
    ['one more goes to the next', '一二三四五六七八九十百千', ['一二三四五六七八九十百', '千']],
    ['of 33 all stand there', 'abcdefghijk'.repeat(3), ['abcdefghijk', 'abcdefghijk', 'abcdefghijk']],
    [
      'of more the third line says that there is more',
      `${'abcdefghijk'.repeat(3)}l`,
      ['abcdefghijk', 'abcdefghijk', 'abcdefghij…'],
    ],
    [
      'signs beyond the common ones are one letter each, and none is cut in two',
      '🎓'.repeat(34),
      ['🎓'.repeat(11), '🎓'.repeat(11), `${'🎓'.repeat(10)}…`],
    ],
  ])('ADR-326: %s', (_words, title, lines) => {
    expect(textsOf(title)).toEqual(lines);
  });

  it('ADR-326: lines stand one below the other, all above the tick', () => {
    expect(draw('a'.repeat(33)).lines.map(({ y }) => y)).toEqual([82, 108, 134]);
  });

  it('ADR-326: a shop with a long name is named as far as there is room, and no sign of it is cut in two', () => {
    expect(draw('会计入门', 'abcdefgh'.repeat(4)).issuer).toBe('abcdefgh'.repeat(3));
    expect(draw('会计入门', `a${'🎓'.repeat(30)}`).issuer).toBe(`a${'🎓'.repeat(23)}`);
  });

  it('B15: what a merchant writes is text, not markup', () => {
    const { label, lines, issuer } = draw('<b>"&\'', '</svg>&');
    expect([label, lines[0]?.text, issuer]).toEqual([
      '&lt;b&gt;&quot;&amp;&#39;',
      '&lt;b&gt;&quot;&amp;&#39;',
      '&lt;/svg&gt;&amp;',
    ]);
  });
});
