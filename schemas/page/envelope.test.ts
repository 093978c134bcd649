/** What stands of a document around its blocks, whatever is wrong with it: envelope, size, and who may stand in it (D35). */
import { describe, expect, it } from 'vitest';
import { buildCatalogue, buildEntry, buildRenderer } from '../../tests/support/catalogue.ts';
import { DOCUMENT_MAX_BYTES } from '../constants.ts';
import { checkConfig, checkDocument, listMigrations } from './check.ts';
import { PAGE_KINDS, REGIONS } from './document.ts';
import { isFatal, parseLenient } from './parse-document.ts';

const screen = { ...buildRenderer('screen'), offers: 'screen' } as const;
const catalogue = buildCatalogue([buildEntry(buildRenderer('note')), buildEntry(screen)]);
const note = { id: 'a', kind: 'note', v: 1, props: { text: 'a' } };

const PAGE = {
  schema_version: 1,
  id: 'about',
  kind: 'zone',
  title: { cn: '关于', en: 'About' },
  seo: { title: 'About', description: { cn: '我们' }, og_image: '/a.png' },
  style: { bg_color: '#ffffff', max_width: 1_200 },
  regions: { main: [note] },
};
const { id, kind, title, seo, style } = PAGE;
const SOUND = { id, kind, title, seo, style };

function envelopeOf(more: object) {
  const { document, faults } = parseLenient({ ...PAGE, ...more }, catalogue);
  const { regions, ...envelope } = document;
  return { envelope, blocks: regions.main?.length, faults };
}

describe('the envelope', () => {
  it('D35: a sound one stands as it was written', () => {
    expect(envelopeOf({})).toEqual({ envelope: SOUND, blocks: 1, faults: [] });
    expect(envelopeOf({ $schema: 'https://example.com/page.json' }).faults).toEqual([]);
  });

  it.each<[string, object, object, string]>([
    ['an id that is none', { id: 'A page!' }, { id: 'empty' }, '/id'],
    ['a number for an id', { id: 7 }, { id: 'empty' }, '/id'],
    ['no id', { id: undefined }, { id: 'empty' }, ''],
    ['a kind nobody knows', { kind: 'book' }, { kind: 'micro' }, '/kind'],
    ['a number for a title', { title: 7 }, { title: '' }, '/title'],
    ['a list for a title', { title: ['About'] }, { title: '' }, '/title'],
    ['a number in a title', { title: { cn: 7 } }, { title: '' }, '/title/cn'],
    ['a title too long', { title: 'x'.repeat(101) }, { title: '' }, '/title'],
    ['a title in no language', { title: 'About' }, { title: 'About' }, 'sound'],
    ['no title', { title: undefined }, { title: '' }, ''],
    ['a text for seo', { seo: 'About' }, { seo: {} }, '/seo'],
    ['a field of seo nobody knows', { seo: { titel: 'x' } }, { seo: {} }, '/seo/titel'],
    ['no seo', { seo: undefined }, { seo: {} }, 'sound'],
    ['a colour that is none', { style: { bg_color: 'red' } }, { style: {} }, '/style/bg_color'],
    ['a text for style', { style: 'red' }, { style: {} }, '/style'],
    ['no style', { style: undefined }, { style: {} }, 'sound'],
    ['a version of tomorrow', { schema_version: 2 }, {}, '/schema_version'],
    ['a field nobody knows', { colour: 'red' }, {}, '/colour'],
  ])('D35: %s is named and left out, and all else stands', (_name, more, changedValue, pointer) => {
    const { envelope, blocks, faults } = envelopeOf(more);
    expect({ envelope, blocks }).toEqual({ envelope: { ...SOUND, ...changedValue }, blocks: 1 });
    expect(faults.map((fault) => fault.pointer)).toEqual(
      pointer === 'sound' ? [] : expect.arrayContaining([pointer]),
    );
    for (const fault of faults) expect(fault.hides).toBe('field');
    expect(faults.some(isFatal)).toBe(false);
  });

  it('D35: a misspelt field of it is named', () => {
    expect(envelopeOf({ titel: 'x' }).faults).toMatchObject([{ hint: { en: 'Did you mean title?' } }]);
  });
});

describe('regions', () => {
  it('D35: those that are there are read, in their order on a page, and no others', () => {
    const all = Object.fromEntries([...REGIONS].reverse().map((name) => [name, [{ ...note, id: name }]]));
    expect(Object.keys(parseLenient({ ...PAGE, regions: all }, catalogue).document.regions)).toEqual([
      ...REGIONS,
    ]);
    expect(parseLenient({ ...PAGE, regions: {} }, catalogue).document.regions).toStrictEqual({});
    expect(parseLenient({ ...PAGE, regions: 'main' }, catalogue).document.regions).toStrictEqual({});
  });

  it.each(PAGE_KINDS)('D35: a page a merchant decorates holds blocks of pages alone: %s', (of) => {
    const regions = { main: [{ ...note, kind: 'screen' }] };
    const { document, faults } = parseLenient({ ...PAGE, kind: of, regions }, catalogue);
    const isDecorated = ['home', 'micro', 'zone'].includes(of);
    expect(document.regions.main?.map(({ brokenReason }) => brokenReason)).toEqual([
      isDecorated ? 'not-allowed-here' : undefined,
    ]);
    expect(faults.map(({ hint }) => hint.en)).toEqual(
      isDecorated ? ['Only blocks of pages stand here: take it out'] : [],
    );
  });
});

describe('what is no document', () => {
  it.each([
    ['nothing', null, 'not-object'],
    ['a text', '{}', 'not-object'],
    ['a list', [PAGE], 'not-object'],
    ['no value', undefined, 'not-object'],
  ])('R7: %s is named so and never stored', (_name, body, rule) => {
    const { document, faults } = parseLenient(body, catalogue);
    expect(document).toEqual({ id: 'empty', kind: 'micro', title: '', seo: {}, style: {}, regions: {} });
    expect(faults.map((fault) => [fault.pointer, fault.rule, isFatal(fault)])).toEqual([['', rule, true]]);
    expect(checkConfig('theme', body, catalogue)).toMatchObject([{ pointer: '', rule }]);
    expect(listMigrations(body, catalogue)).toEqual([]);
  });
});

describe('size', () => {
  /** A page of exactly so many bytes, filled with one character. */
  function pageOf(bytes: number, filling: string): unknown {
    const empty = { ...note, note: '' };
    const rest = bytes - JSON.stringify({ ...PAGE, title: 'x', seo: {}, regions: { main: [empty] } }).length;
    const unit = new TextEncoder().encode(filling).byteLength;
    const text = filling.repeat(Math.floor(rest / unit)) + 'x'.repeat(rest % unit);
    return { ...PAGE, title: 'x', seo: {}, regions: { main: [{ ...empty, note: text }] } };
  }

  it.each([
    ['plain letters', 'x'],
    ['characters of three bytes', '中'],
  ])('R7: 256 KB of %s are not too large, one byte more is', (_name, filling) => {
    const isTooLarge = (bytes: number) =>
      checkDocument(pageOf(bytes, filling), catalogue).some(({ rule }) => rule === 'max-bytes');
    expect(new TextEncoder().encode(JSON.stringify(pageOf(9_000, filling))).byteLength).toBe(9_000);
    expect(isTooLarge(DOCUMENT_MAX_BYTES)).toBe(false);
    expect(isTooLarge(DOCUMENT_MAX_BYTES + 1)).toBe(true);
  });

  it('R7: a page of nothing but lists is measured as well', () => {
    const odd = { ...PAGE, odd: Array.from({ length: DOCUMENT_MAX_BYTES / 3 }, () => []) };
    const faults = checkDocument(odd, catalogue);
    expect(faults.filter(isFatal)).toMatchObject([{ pointer: '', rule: 'max-bytes' }]);
  });
});

describe('the other documents of a shop', () => {
  it('D42: a page is judged as a page is, whoever asks', () => {
    const brokenValue = { ...PAGE, regions: { main: [{ ...note, kind: 'nope' }] } };
    expect(checkConfig('page', brokenValue, catalogue)).toEqual(checkDocument(brokenValue, catalogue));
    expect(checkConfig('page', PAGE, catalogue)).toEqual([]);
  });

  it('D42: the schema an author’s editor reads is no fault of a document', () => {
    expect(checkConfig('theme', { $schema: 'x', primary: '#ff0000' }, catalogue)).toEqual([]);
    expect(checkConfig('theme', { primary: '#ff0000', primry: 'x' }, catalogue)).toMatchObject([
      { pointer: '/primry', hint: { en: 'Did you mean primary?' } },
    ]);
  });
});
