/** What a merchant is told of a page beyond the fields of its blocks, sentence by sentence. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { buildCatalogue, buildEntry, buildRenderer } from '../../tests/support/catalogue.ts';
import { checkDocument } from './check.ts';
import type { AnyRenderer } from './define-renderer.ts';
import { FAULTS } from './fault-words.ts';

const plain = Type.Object({});
const holder: AnyRenderer = {
  ...buildRenderer('goods-list', plain),
  slots: {
    head: { kinds: ['title-bar', 'note'], shelf: 'page-block', max: 1 },
    inside: { kinds: [], shelf: 'page-block', max: 3 },
    locked: { kinds: ['title-bar'], shelf: 'page-block', max: 4 },
  },
};
const catalogue = buildCatalogue([
  buildEntry(holder),
  buildEntry({ ...buildRenderer('note', plain), slots: {} }),
  buildEntry({ ...buildRenderer('title-bar', plain), version: 3 }, [
    {
      to: 2,
      why: 'it is broken',
      up: () => {
        throw new Error('Nobody can read that.');
      },
    },
    { to: 3, why: 'it is new', up: (props) => props },
  ]),
  buildEntry({ ...buildRenderer('navbar', plain), offers: 'chrome' }),
]);

const block = (id: string, kind: string, more: object = {}) => ({ id, kind, v: 1, props: {}, ...more });
const notes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => block(`n${String(from + index)}`, 'note'));
const inHolder = (slots: object) => [block('goods', 'goods-list', { slots })];

/** Place, message and hint of each fault of a page with these blocks, in both languages. */
function toldOf(main: readonly unknown[]) {
  const page = { schema_version: 1, id: 'home', kind: 'home', title: 'Home', regions: { main } };
  const faults = checkDocument(page, catalogue);
  const lines = (locale: 'cn' | 'en') =>
    faults.map(
      ({ pointer, rule, message, hint }) => `${pointer} ${rule}: ${message[locale]}. ${hint[locale]}`,
    );
  return { en: lines('en'), cn: lines('cn') };
}

describe('D112: it is told of a block what is wrong with its place', () => {
  it.each([
    {
      is: 'a kind that is misspelt',
      main: [block('a', 'goods-lsit')],
      en: '/regions/main/0/kind unknown-kind: There is no block named goods-lsit. Did you mean goods-list?',
      cn: '/regions/main/0/kind unknown-kind: 没有名为 goods-lsit 的组件. 是否想写 goods-list？',
    },
    {
      is: 'a kind like none there is',
      main: [block('a', 'carousel')],
      en: '/regions/main/0/kind unknown-kind: There is no block named carousel. The blocks there are: /schemas/index.json',
      cn: '/regions/main/0/kind unknown-kind: 没有名为 carousel 的组件. 可用组件见 /schemas/index.json',
    },
    {
      is: 'a version of tomorrow',
      main: [block('a', 'note', { v: 9 })],
      en: '/regions/main/0/v newer-version: Version 9 is newer than the 1 known here. Update the server, or write the older version',
      cn: '/regions/main/0/v newer-version: 版本 9 高于本店支持的 1. 升级服务器，或使用旧版本写法',
    },
    {
      is: 'a version nobody can bring up to date',
      main: [block('a', 'title-bar')],
      en: '/regions/main/0/v migration: This older content could not be brought up to date. Write this block anew in the current version',
      cn: '/regions/main/0/v migration: 旧版内容无法升级. 按当前版本重写该组件',
    },
    {
      is: 'the chrome in a page',
      main: [block('a', 'navbar')],
      en: '/regions/main/0/kind not-allowed-here: navbar may not stand here. Only blocks of pages stand here: take it out',
      cn: '/regions/main/0/kind not-allowed-here: navbar 不能放在这里. 这里只放页面组件，请删除它',
    },
    {
      is: 'a block in a slot of others',
      main: inHolder({ head: [block('a', 'goods-list')] }),
      en: '/regions/main/0/slots/head/0/kind not-allowed-here: goods-list may not stand here. What may stand here: title-bar, note',
      cn: '/regions/main/0/slots/head/0/kind not-allowed-here: goods-list 不能放在这里. 这里可放：title-bar, note',
    },
    {
      is: 'a slot that is misspelt',
      main: inHolder({ insde: [] }),
      en: '/regions/main/0/slots/insde not-allowed-here: goods-list has no slot named insde. Did you mean inside?',
      cn: '/regions/main/0/slots/insde not-allowed-here: goods-list 没有名为 insde 的槽位. 是否想写 inside？',
    },
    {
      is: 'a slot like none it has',
      main: inHolder({ bottom: [] }),
      en: '/regions/main/0/slots/bottom not-allowed-here: goods-list has no slot named bottom. Its slots: head, inside, locked',
      cn: '/regions/main/0/slots/bottom not-allowed-here: goods-list 没有名为 bottom 的槽位. 它的槽位：head, inside, locked',
    },
    {
      is: 'a slot of a block without any',
      main: [block('a', 'note', { slots: { inside: [] } })],
      en: '/regions/main/0/slots/inside not-allowed-here: note has no slot named inside. It has no slots: take it out',
      cn: '/regions/main/0/slots/inside not-allowed-here: note 没有名为 inside 的槽位. 它没有槽位，请删除',
    },
    {
      is: 'more blocks than its slot shows',
      main: inHolder({ inside: notes(5) }),
      en: '/regions/main/0/slots/inside/3 max-slot: There are 5 blocks, and the first 3 are shown. Bring them down to 3',
      cn: '/regions/main/0/slots/inside/3 max-slot: 这里有 5 个组件，只显示前 3 个. 减到 3 个',
    },
    {
      is: 'two blocks where one is shown',
      main: inHolder({ head: notes(2) }),
      en: '/regions/main/0/slots/head/1 max-slot: There are 2 blocks, and only the first is shown. Bring them down to 1',
      cn: '/regions/main/0/slots/head/1 max-slot: 这里有 2 个组件，只显示前 1 个. 减到 1 个',
    },
    {
      is: 'an id used twice',
      main: [block('a', 'note'), block('a', 'note')],
      en: '/regions/main/1/id duplicate-id: This id is used by another block of the page. Give this block an id of its own',
      cn: '/regions/main/1/id duplicate-id: 本页另一个组件也用了这个 id. 换一个本页没有用过的 id',
    },
    {
      is: 'one block too many',
      main: notes(301),
      en: '/regions/main/300 max-nodes: More than 300 blocks; those after are not shown. Bring it down to 300',
      cn: '/regions/main/300 max-nodes: 组件超过 300 个，之后的不会显示. 减到 300 个以内',
    },
  ])('$is', ({ main, en, cn }) => {
    expect(toldOf(main)).toEqual({ en: [en], cn: [cn] });
  });

  it('a block that stands deeper than twelve levels', () => {
    let inner = block('deepest', 'note');
    for (let level = 12; level > 0; level -= 1)
      inner = block(`l${String(level)}`, 'goods-list', { slots: { inside: [inner] } });
    expect(toldOf([inner])).toEqual({
      en: [
        expect.stringMatching(/max-depth: Nested deeper than 12 levels\. Move the inner blocks further out$/),
      ],
      cn: [expect.stringMatching(/max-depth: 嵌套超过 12 层\. 把内层组件移到外层$/)],
    });
  });

  it('what is sound is not spoken of', () => {
    const main = [...inHolder({ head: notes(1), inside: notes(3, 1) }), ...notes(2, 10)];
    expect(toldOf(main)).toEqual({ en: [], cn: [] });
  });
});

describe('R7: it is told of a document that is none', () => {
  const cyclic: Record<string, unknown> = { id: 'home' };
  cyclic['regions'] = cyclic;

  it.each([
    ['a list', [], FAULTS.notObject, 'A document has to be one JSON object. Start with { and end with }'],
    ['nothing', null, FAULTS.notObject, 'A document has to be one JSON object. Start with { and end with }'],
    [
      'one that holds itself',
      cyclic,
      FAULTS.cyclic,
      'It refers to itself or nests too deep to be JSON. Remove the part that refers to itself',
    ],
  ])('%s', (_is, body, message, en) => {
    expect(checkDocument(body, catalogue)).toEqual([{ pointer: '', ...message }]);
    expect(`${message.message.en}. ${message.hint.en}`).toBe(en);
  });
});
