/** Which name somebody meant who misspelt one. */
import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const KINDS = ['banner', 'goods-list', 'rich-text', 'image-ad', 'title-bar', 'video'];

describe('D112: the name that was meant', () => {
  it.each([
    ['a letter left out', 'baner', KINDS, 'banner'],
    ['a letter added', 'bannner', KINDS, 'banner'],
    ['a letter changed', 'bannar', KINDS, 'banner'],
    ['the first letter left out', 'anner', KINDS, 'banner'],
    ['the first letter changed', 'panner', KINDS, 'banner'],
    ['the last letter left out', 'banne', KINDS, 'banner'],
    ['two letters swapped', 'goods-lsit', KINDS, 'goods-list'],
    ['the first two swapped', 'abnner', KINDS, 'banner'],
    ['the last two swapped', 'bannre', KINDS, 'banner'],
    ['a letter doubled beside its kin', 'immage-ad', KINDS, 'image-ad'],
    ['two slips', 'vidoes', KINDS, 'video'],
    ['capitals, which do not count', 'BANNER', KINDS, 'banner'],
    ['capitals of the known name', 'navtext', ['navText', 'other'], 'navText'],
    ['a hyphen left out', 'richtext', KINDS, 'rich-text'],
    ['the name itself', 'video', KINDS, 'video'],
    ['a slip in a name of two letters', 'ed', ['id'], 'id'],
    ['a swap in a name of three', 'ulr', ['url', 'u'], 'url'],
    ['the nearer of two, whichever comes first', 'hight', ['sight-', 'height'], 'height'],
    ['of two that are equally near, the first', 'bat', ['cat', 'hat'], 'cat'],
    ['and the other where that is the first', 'bat', ['hat', 'cat'], 'hat'],
    ['in a long name a third may be wrong', 'is_show_lerningrecs', ['is_show_learning'], 'is_show_learning'],
    ['a letter left out of three', 'ur', ['url'], 'url'],
    ['a name of forty letters', 'a'.repeat(40), ['a'.repeat(42)], 'a'.repeat(42)],
  ])('%s: %s', (_is, name, knownItems, meantText) => {
    expect(nearest(name, knownItems)).toBe(meantText);
  });
});

describe('D112: where no name is near, none is offered', () => {
  it.each([
    ['another word', 'carousel', KINDS],
    ['two slips in a name of three', 'abc', ['axy']],
    ['a name of three that is longer by two', 'abc', ['abcde']],
    ['three slips in a name of four', 'abcd', ['axyz']],
    ['three slips in a name of eight', 'abcdefgh', ['abcdexyz']],
    ['four slips in a name of nine', 'abcdefghi', ['abcdewxyz']],
    ['four letters too many', 'abcdefghi', ['abcdefghi1234']],
    ['two letters that each lack the other', 'ab', ['ba-c']],
    ['a swap and a slip in three', 'bax', ['abc']],
    ['a slip and a swap in three', 'xcb', ['abc']],
    ['a first letter that is another name’s last', 'ax', ['ba']],
    ['a last letter that is another name’s first', 'xa', ['ab']],
    ['a last letter alone', 'ab', ['xyb']],
    ['two letters before it, and a slip', 'abcdef', ['xyabcdeg']],
    ['a single letter, of which nothing would be left', 'x', ['y', 'xy']],
    ['no letter at all', '', ['a']],
    ['no names', 'banner', []],
    ['a name nobody types', 'a'.repeat(41), ['a'.repeat(41)]],
  ])('%s: %s', (_is, name, knownItems) => {
    expect(nearest(name, knownItems)).toBeUndefined();
  });

  it.each([
    ['abcd', 'abxy'],
    ['abcdefgh', 'abcdefxy'],
    ['abcdefghi', 'abcdefxyz'],
    ['abcdefghijkl', 'abcdefghwxyz'],
  ])('as far as a name may be: %s for %s', (name, knownText) => {
    expect(nearest(name, [knownText])).toBe(knownText);
  });
});
