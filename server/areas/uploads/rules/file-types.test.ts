/** Kinds of files learners may upload, and paths that are ours (D93, B50). */
import { describe, expect, it } from 'vitest';
import { isOwnPath, typeOfEnding, typeOfPath } from './file-types.ts';

const NAME = '0123456789abcdef0123456789abcdef';
const MB = 1024 * 1024;

describe('kinds of files', () => {
  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['jpeg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'gif', 'image/gif'],
  ])('D93: a picture may end in %s, up to 5 MB', (ending, is, mediaType) => {
    expect(typeOfEnding('image', ending)).toEqual({ kind: 'image', is, mediaType, maxBytes: 5 * MB });
    expect(typeOfEnding('audio', ending)).toBeUndefined();
  });

  it.each([
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/mp4'],
    ['webm', 'audio/webm'],
  ])('D93: a recording may end in %s, up to 20 MB', (ending, mediaType) => {
    expect(typeOfEnding('audio', ending)).toEqual({
      kind: 'audio',
      is: ending,
      mediaType,
      maxBytes: 20 * MB,
    });
    expect(typeOfEnding('image', ending)).toBeUndefined();
  });

  it.each(['svg', 'html', 'exe', 'PNG', '', 'constructor'])('R45: nothing else may be sent: %j', (ending) => {
    expect(typeOfEnding('image', ending)).toBeUndefined();
    expect(typeOfEnding('audio', ending)).toBeUndefined();
  });
});

describe('paths of ours', () => {
  it.each([
    [`/uploads/${NAME}.png`, 'image/png', false],
    [`/uploads/${NAME}.webm`, 'audio/webm', false],
    [`/uploads/own-${NAME}.mp3`, 'audio/mpeg', true],
  ])(
    'B50: %s says what kind of file lies there, and whether it is its sender’s alone',
    (path, mediaType, isOwn) => {
      expect(typeOfPath(path)?.mediaType).toBe(mediaType);
      expect(isOwnPath(path)).toBe(isOwn);
    },
  );

  it.each([
    ['of another kind', `/uploads/${NAME}.svg`],
    ['of no kind', `/uploads/${NAME}`],
    ['of two kinds', `/uploads/${NAME}.svg.png`],
    ['with a dot that is none', `/uploads/${NAME}xpng`],
    ['in another folder', `/media/${NAME}.png`],
    ['below it', `/uploads/../uploads/${NAME}.png`],
    ['of another site', `https://shop.example/uploads/${NAME}.png`],
    ['with a question', `/uploads/${NAME}.png?x`],
    ['shorter', `/uploads/${NAME.slice(1)}.png`],
    ['longer', `/uploads/0${NAME}.png`],
    ['of other letters', `/uploads/g${NAME.slice(1)}.png`],
    ['in capitals', `/uploads/${NAME.toUpperCase()}.PNG`],
    ['owned by nobody we know', `/uploads/their-${NAME}.png`],
    ['of nothing', ''],
  ])('B50: a path %s is none', (_name, path) => {
    expect(typeOfPath(path)).toBeUndefined();
  });

  it('D93: what only speaks of one’s own is nobody’s own', () => {
    expect(isOwnPath(`/uploads/${NAME}.png?/uploads/own-`)).toBe(false);
  });
});
