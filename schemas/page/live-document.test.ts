/** The document of a live room: which modules stand where, and what each is told (D29, ADR-365). */
import { describe, expect, test } from 'vitest';
import { buildGoodsPage, buildTeacher } from '../../tests/support/build-goods-page.ts';
import { ACTIVITY_MODULES } from '#schemas/live/activities.gen.ts';
import { liveDocument } from './live-document.ts';
import type { PageNode } from './node.ts';

const teachers = [buildTeacher('Lin'), buildTeacher('Mo')];
const ROOM = buildGoodsPage({
  goods: { id: 'l_1', type: 4, title: 'Tonight', summary: 'An hour.', cover: '/room.png' },
  live: { alive_state: 0, start_ts: 1_800_000_000, is_lookback: false, lookback_end_ts: 0 },
  teachers,
});

const documentOf = (query = '', page = ROOM) => liveDocument(page, new URLSearchParams(query));
const slotsOf = (query = '') => documentOf(query).regions.main?.[0]?.slots ?? {};

function nodeOf(kind: string, query = ''): PageNode | undefined {
  const visit = (nodes: readonly PageNode[]): PageNode[] =>
    nodes.flatMap((node) => [node, ...Object.values(node.slots ?? {}).flatMap(visit)]);
  return Object.values(slotsOf(query))
    .flatMap(visit)
    .find((node) => node.kind === kind);
}

describe('where the modules of a room stand', () => {
  test('D29: it is a screen of one layout, titled as the room', () => {
    const { id, kind, title, regions } = documentOf();
    expect({ id, kind, title }).toEqual({ id: 'live-room', kind: 'screen', title: 'Tonight' });
    expect(Object.keys(regions)).toEqual(['main']);
    expect(regions.main?.map((node) => [node.id, node.kind])).toEqual([['live-room', 'live-room']]);
  });

  test.each([
    ['bar', ['live-bar']],
    ['stage', ['live-before', 'live-door', 'live-stage', 'live-slides', 'live-ended']],
    ['side', ['live-find']],
    ['chat', ['live-chat']],
    ['offers', ['live-offers']],
    ['intro', ['live-intro', 'detail-summary']],
    ['over', ['live-marquee', 'live-hearts']],
    ['acts', ['live-stutter', 'live-sign', 'live-push', 'live-prize', 'live-vote']],
  ])('D29: %s holds %j', (slot, kinds) => {
    const later = ACTIVITY_MODULES.filter(([own, kind]) => own === slot && !kinds.includes(kind));
    expect(slotsOf()[slot]?.map(({ kind }) => kind)).toEqual([...kinds, ...later.map(([, kind]) => kind)]);
  });

  test('D29: sharing stands in the bar, being told of it in what is seen before it', () => {
    expect(nodeOf('live-bar')?.slots?.['share']?.map(({ kind }) => kind)).toEqual(['live-share']);
    expect(nodeOf('live-before')?.slots?.['subscribe']?.map(({ kind }) => kind)).toEqual(['live-subscribe']);
  });

  test('D35: each module is called by its kind, once, and knows which room it stands in', () => {
    const kinds = Object.values(slotsOf()).flat();
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
    for (const { id, kind, v, props } of kinds.filter((node) => node.kind !== 'detail-summary')) {
      expect([id, v, props['alive_id']]).toEqual([kind, 1, 'l_1']);
    }
  });
});

describe('what a module is told', () => {
  test.each([
    ['live-bar', { alive_id: 'l_1', title: 'Tonight' }],
    ['live-share', { alive_id: 'l_1' }],
    ['live-subscribe', { alive_id: 'l_1' }],
    ['live-chat', { alive_id: 'l_1' }],
    ['live-stage', { alive_id: 'l_1', is_quiet: false }],
    [
      'live-before',
      {
        alive_id: 'l_1',
        title: 'Tonight',
        cover: '/room.png',
        teacher: 'Lin、Mo',
        start_ts: 1_800_000_000,
      },
    ],
    [
      'live-intro',
      {
        alive_id: 'l_1',
        title: 'Tonight',
        summary: 'An hour.',
        teacher: 'Lin、Mo',
        start_ts: 1_800_000_000,
      },
    ],
    ['detail-summary', { introduction: ROOM.introduction, teachers }],
  ])('D29: %s', (kind, props) => {
    expect(nodeOf(kind)?.props).toEqual(props);
  });
});

describe('what the address says', () => {
  test.each([
    ['', ''],
    ['product_id=p_1', 'p_1'],
    ['from_tag=p_2', 'p_2'],
    ['product_id=p_1&from_tag=p_2', 'p_1'],
    ['product_id=%3Cb%3E', ''],
  ])('D29: entered by ?%s, the room is of the package “%s”', (query, product) => {
    expect(documentOf(query).regions.main?.[0]?.props).toEqual({ alive_id: 'l_1', product_id: product });
  });

  test.each(['', 'form=%3Cb%3E', 'form='])('D91: ?%s asks for no form', (query) => {
    expect(nodeOf('live-door', query)).toEqual({
      id: 'live-door',
      kind: 'live-door',
      v: 1,
      props: { alive_id: 'l_1', form_id: '' },
    });
  });

  test('D91: the form that comes before the stage stands in its door', () => {
    expect(nodeOf('live-door', 'form=f_1')).toMatchObject({
      kind: 'live-door',
      props: { alive_id: 'l_1', form_id: 'f_1' },
      slots: { form: [{ kind: 'info-form', props: { form_id: 'f_1', scene: 'live', show_title: true } }] },
    });
  });
});

test.each([
  ['An hour.', '/room.png', { description: 'An hour.', og_image: '/room.png' }],
  ['An hour.', '', { description: 'An hour.' }],
  ['', '/room.png', { og_image: '/room.png' }],
])('M72: a room of summary “%s” and cover “%s” tells search engines just that', (summary, cover, seo) => {
  const page = { ...ROOM, goods: { ...ROOM.goods, summary, cover } };
  expect(documentOf('', page).seo).toEqual(seo);
});
