/** Signatures of uploads: for one person, one path, ten minutes (M226, B50). */
import { describe, expect, it } from 'vitest';
import { makeSignatures, type SignedPath } from './signatures.ts';

const NOW = 1_800_000_000_500;
const KEY = 'a key of this installation';
const at = (now: number, key = KEY) => makeSignatures({ key, clock: { now: () => now } });
const signatures = at(NOW);
const ANN = { appId: 'app_1', userId: 'u_ann' };
const END_MS = 1_800_000_600_000;

function shownOf(kind: 'image' | 'audio', ending: string): SignedPath {
  const madeFacts = signatures.make(ANN, kind, ending);
  if (madeFacts === undefined) throw new Error(`Nothing was signed for ${ending}.`);
  return { ...ANN, path: madeFacts.path, sign: madeFacts.sign };
}

describe('what is signed', () => {
  it('M226: a new path of the server, for ten minutes', () => {
    const madeFacts = signatures.make(ANN, 'image', 'png');
    expect(madeFacts).toMatchObject({
      path: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.png$/),
      sign: expect.stringMatching(/^1800000600\.[\w-]{43}$/),
      expire: 1_800_000_600,
      type: { kind: 'image', is: 'png' },
    });
    expect(signatures.make(ANN, 'image', 'png')?.path).not.toBe(madeFacts?.path);
  });

  it('D93: a person’s file has a path of its own that no one else may see', () => {
    const own = signatures.make(ANN, 'audio', 'mp3', true);
    expect(own?.path).toMatch(/^\/uploads\/own-[0-9a-f]{32}\.mp3$/);
    expect(signatures.read({ ...ANN, path: own?.path ?? '', sign: own?.sign ?? '' }).ok).toBe(true);
  });

  it.each([
    ['image', 'svg'],
    ['image', 'mp3'],
    ['audio', 'png'],
  ] as const)('B50: nothing for an %s that ends in %s', (kind, ending) => {
    expect(signatures.make(ANN, kind, ending)).toBeUndefined();
  });
});

describe('what is shown', () => {
  const mine = shownOf('image', 'png');
  const forgedValue = { ok: false, reason: 'signature' };

  it('M226: opens the path it was made for, on any node, and says what has to come', () => {
    const good = { ok: true, type: { kind: 'image', is: 'png', mediaType: 'image/png' } };
    expect(signatures.read(mine)).toMatchObject(good);
    expect(at(NOW).read(mine)).toMatchObject(good);
  });

  it.each([
    ['another shop', { appId: 'app_2' }],
    ['another person', { userId: 'u_bo' }],
    ['another path', { path: shownOf('image', 'png').path }],
    ['another kind of file', { path: mine.path.replace('.png', '.gif') }],
    ['a path that is none', { path: '/uploads/../x.png' }],
    ['no signature', { sign: '' }],
    ['an end that was moved', { sign: mine.sign.replace('1800000600', '1800000601') }],
    ['no end', { sign: mine.sign.slice(10) }],
    ['a longer end', { sign: `1${mine.sign}` }],
    ['another mark between', { sign: mine.sign.replace('.', 'x') }],
    ['a shorter signature', { sign: mine.sign.slice(0, -1) }],
    ['a longer signature', { sign: `${mine.sign}A` }],
    ['another signature', { sign: `1800000600.${'A'.repeat(43)}` }],
    ['letters that are none', { sign: `1800000600.${'='.repeat(43)}` }],
  ])('B50: is refused with %s', (_name, change) => {
    expect(signatures.read({ ...mine, ...change })).toEqual(forgedValue);
  });

  it('B50: is refused where another installation made it', () => {
    expect(at(NOW, 'another key').read(mine)).toEqual(forgedValue);
  });

  it('M226: is refused once its ten minutes are over', () => {
    expect(at(END_MS - 1).read(mine).ok).toBe(true);
    expect(at(END_MS).read(mine)).toEqual({ ok: false, reason: 'expired' });
  });

  it('B50: a forged one is called forged, even after its end', () => {
    expect(at(END_MS).read({ ...mine, userId: 'u_bo' })).toEqual(forgedValue);
  });
});
