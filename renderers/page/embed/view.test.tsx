/** The frame: only whom the list names, with nothing of the shop within its reach. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { drawBlock, readBlock } from '../../../tests/support/draw-block.tsx';
import view from './view.tsx';

const FILM = 'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7';

/** Parsed inside a template, which no document holds: a frame in a document would be fetched. */
function draw(props: Record<string, unknown> = {}): DocumentFragment {
  const block = drawBlock({ kind: 'embed', props: { url: FILM, title: 'Trailer', ...props }, locale: 'en' });
  const html = `<template>${renderToStaticMarkup(block)}</template>`;
  const template = new DOMParser().parseFromString(html, 'text/html').querySelector('template');
  return template?.content ?? document.createDocumentFragment();
}
const attributesOf = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

describe('the frame', () => {
  it('D44: runs without an origin and without a referrer, is named and comes when it is near', () => {
    expect(attributesOf(draw().querySelector('iframe'))).toMatchObject({
      title: 'Trailer',
      sandbox: 'allow-scripts allow-popups',
      referrerpolicy: 'no-referrer',
      loading: 'lazy',
      allow: 'fullscreen',
      src: FILM,
    });
  });

  it('performance: asks to be lazy before it names its address', () => {
    const names = Object.keys(attributesOf(draw().querySelector('iframe')));
    expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'));
  });

  it.each([
    'https://evil.example/player.html?x',
    'javascript:alert(1)',
    'https://player.bilibili.com.evil.example/player.html?x',
    'https://player.youku.com/embed/../jump',
    '',
  ])('D44: %j is refused by the schema, or drawn as nothing', (url) => {
    const { node } = readBlock({ kind: 'embed', props: { url, title: 'Trailer' } });
    if (node?.broken === undefined) expect(draw({ url }).childNodes.length).toBe(0);
    else expect(node.broken).toBeTypeOf('string');
  });

  it('M2: a merchant is told whose frames there may be, and where the address stands', () => {
    const { faults } = readBlock({
      kind: 'embed',
      props: { url: 'https://evil.example/', title: 'Trailer' },
    });
    expect(faults.map(({ hint }) => hint)).toEqual([
      {
        cn: '用嵌入代码中 iframe 的 src，只支持：哔哩哔哩、腾讯视频、优酷、OpenStreetMap',
        en: 'Take the src of the iframe in the embed code of one of these: Bilibili, Tencent Video, Youku, OpenStreetMap',
      },
    ]);
  });

  it('D44: an address that reached the view unread is drawn as nothing all the same', () => {
    const nothing = () => undefined;
    const drawnNode = view.Component({
      root: { 'data-node': 'a', 'data-kind': 'embed' },
      id: 'a',
      props: { url: 'https://evil.example/', title: 'Trailer' },
      data: {},
      slots: {},
      t: (key) => key,
      locale: 'cn',
      can: capabilities({ variant: 'knowledge', traits: new Set() }),
      intend: nothing,
      act: () => Promise.resolve(undefined),
    });
    expect(drawnNode).toBeNull();
  });

  it('D36: says whose it is and leads there, outside the frame', () => {
    const body = draw();
    expect(body.textContent).toContain('From Bilibili');
    const link = body.querySelector('a');
    expect(attributesOf(link)).toMatchObject({ href: FILM, target: '_blank', rel: 'noopener noreferrer' });
  });

  it('D115: the title is a heading, unless the merchant wants it read only', () => {
    expect(draw().querySelector('h2')?.textContent).toBe('Trailer');
    const bare = draw({ show_title: false });
    expect(bare.querySelector('h2')).toBeNull();
    expect(bare.querySelector('iframe')?.getAttribute('title')).toBe('Trailer');
  });
});
