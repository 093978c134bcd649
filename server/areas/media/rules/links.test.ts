/** Signed addresses of protected media: whose they are, of what, until when (R32, B44). */
import { describe, expect, it } from 'vitest';
import { expireAfter, makeLinks, playEntry, type LinkSubject } from './links.ts';

const NOW = 1_800_000_000_500;
const END = 1_800_000_060;
const clock = { now: () => NOW };
const KEY = 'a key of this installation';
const links = makeLinks({ key: KEY, clock, door: 'play' });
const MINE: LinkSubject = { appId: 'app_1', userId: 'u_ann', goodsId: 'g_1', mediaId: 'm_1', file: '1.m4s' };

function signatureOf(address: string) {
  const { searchParams } = new URL(address, 'https://shop.example');
  return { e: searchParams.get('e') ?? '', s: searchParams.get('s') ?? '' };
}
const input = signatureOf(links.address(MINE, END));

it('B44: an address says what it opens and until when, and nothing of who may open it', () => {
  const address = makeLinks({ key: KEY, clock, door: 'play' }).address(MINE, END);
  expect(address).toMatch(/^\/play\/g_1\/m_1\/1\.m4s\?e=1800000060&s=[\w-]{43}$/);
  expect(address).not.toMatch(/u_ann|app_1/);
});

it('R32: it opens what it was made for, on any node of the installation', () => {
  expect(links.read(MINE, input)).toBe('good');
  expect(makeLinks({ key: KEY, clock, door: 'play' }).read(MINE, input)).toBe('good');
});

describe('nothing of it can be exchanged', () => {
  it.each(['appId', 'userId', 'goodsId', 'mediaId', 'file'] as const)('B44: %s', (part) => {
    expect(links.read({ ...MINE, [part]: 'other' }, input)).toBe('forged');
  });

  it('B44: an address for everyone names no person, and a person’s address is not valid for everyone', () => {
    const free = { ...MINE, userId: '' };
    expect(links.read(free, input)).toBe('forged');
    expect(links.read(free, signatureOf(links.address(free, END)))).toBe('good');
  });

  it('B44: parts do not run into each other', () => {
    expect(links.read({ ...MINE, goodsId: 'g_1m', mediaId: '_1' }, input)).toBe('forged');
  });

  it.each([
    ['a later end', { ...input, e: String(END + 1) }],
    ['an end of nothing', { ...input, e: '' }],
    ['an end of eleven digits', { ...input, e: `0${String(END)}` }],
    ['an end of nine digits', { ...input, e: String(END).slice(1) }],
    ['an end with a mark', { ...input, e: `+${String(END).slice(1)}` }],
    ['no signature', { ...input, s: '' }],
    ['a shorter signature', { ...input, s: input.s.slice(1) }],
    ['a longer signature', { ...input, s: `${input.s}A` }],
    ['letters before the signature', { ...input, s: `A${input.s}` }],
    ['a signature of other letters', { ...input, s: '='.repeat(43) }],
    ['another signature', { ...input, s: 'A'.repeat(43) }],
  ])('B44: %s', (_name, signature) => {
    expect(links.read(MINE, signature)).toBe('forged');
  });

  it('B44: one signature has one spelling', () => {
    // The last letter's two lowest bits are no part of the 32 bytes.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(input.s.slice(-1));
    const twin = `${input.s.slice(0, -1)}${letters[last + 1] ?? ''}`;
    expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(input.s, 'base64url'));
    expect(links.read(MINE, { ...input, s: twin })).toBe('forged');
  });

  it('B44: an address of one door opens no other, and one of another key nothing', () => {
    const forOther = makeLinks({ key: KEY, clock, door: 'live-media' }).address(MINE, END);
    expect(links.read(MINE, signatureOf(forOther))).toBe('forged');
    const byOther = makeLinks({ key: 'another key', clock, door: 'play' }).address(MINE, END);
    expect(links.read(MINE, signatureOf(byOther))).toBe('forged');
  });
});

describe('its end', () => {
  const readAt = (now: number) =>
    makeLinks({ key: KEY, clock: { now: () => now }, door: 'play' }).read(MINE, input);

  it('R32: it ends on its second', () => {
    expect(readAt(END * 1000 - 1)).toBe('good');
    expect(readAt(END * 1000)).toBe('expired');
    expect(readAt(END * 1000 + 9e9)).toBe('expired');
  });

  it('R32: an expiry is in whole seconds, rounded down', () => {
    expect(expireAfter(clock, 60_499)).toBe(1_800_000_060);
    expect(expireAfter(clock, 60_500)).toBe(1_800_000_061);
  });
});

it('ADR-302: the entry of a good can be in pages for everyone, because it is signed for no person', () => {
  expect(playEntry('g_1')).toBe('/play/g_1');
});
