/** What tables name: ids of goods wherever they stand, and nothing where the whole shop is read. */
import { expect, it } from 'vitest';
import { namedParts, NO_PARTS } from './named-parts.ts';

it('ADR-828: goods are named by their own row, by lists of theirs, as lessons, and by coupons and members', () => {
  const tables = {
    goods: [{ id: 'course' }, { id: 7 }, 'text'],
    outline: [{ goods_id: 'column', id: 'lesson', resource_id: 'film' }],
    terms: [{ goods_id: 'camp' }],
    skus: [{ goods_id: 'course' }, { goods_id: 'book' }],
    coupons: [{ id: 'cut', goods_ids: ['a', 'b'] }],
    members: [{ goods_id: 'club', phone: '1' }],
    teachers: [{ id: 'lin' }],
    tags: [{ id: 'new' }],
  };
  expect(namedParts(tables)).toEqual({
    goods: ['course', 'column', 'lesson', 'film', 'camp', 'book', 'a', 'b', 'club'],
    teachers: ['lin'],
    coupons: ['cut'],
    members: ['club'],
  });
});

it('ADR-828: tables that name nothing, and what is no table, need no good', () => {
  expect(namedParts({})).toEqual(NO_PARTS);
  expect(namedParts({ goods: 'all', outline: [null] })).toEqual(NO_PARTS);
});

it('ADR-828: where very many are named, or one that cannot be stored, the shop is read whole, or without that one', () => {
  const goods = Array.from({ length: 501 }, (_none, at) => ({ id: `g${String(at)}` }));
  expect(namedParts({ goods })).toBeUndefined();
  expect(namedParts({ goods: [{ id: 'a\0b' }, { id: 'c' }] })?.goods).toEqual(['c']);
});
