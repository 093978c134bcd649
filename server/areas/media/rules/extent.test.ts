/** Which files of a good's media somebody may have (requirement 33, ADR-302 and ADR-303). */
import { describe, expect, it } from 'vitest';
import { buildFilm, buildWhole } from '../../../../tests/support/build-media.ts';
import { fileWithin, firstFile, segmentName, segmentsWithin } from './extent.ts';

const FILM = buildFilm([4, 4, 2.2]);
const FIRST = { seconds: 4 };
const TOO_SHORT = { seconds: 3 };

describe('segments of a trial', () => {
  it.each([
    ['none where the first is longer than the trial', 3.7, 0],
    ['a segment that ends on the second', 4, 1],
    ['a segment that ends a quarter of a second past it', 3.75, 1],
    ['no part of a segment', 7.7, 1],
    ['so many as end by then', 8, 2],
    ['all of a film that is shorter', 60, 3],
  ])('R33: %s', (_name, seconds, count) => {
    expect(segmentsWithin(FILM, { seconds })).toEqual(FILM.segments.slice(0, count));
  });

  it('ADR-302: a learner gets all of them', () => {
    expect(segmentsWithin(FILM, 'whole')).toEqual(FILM.segments);
  });
});

describe('the file a player opens first', () => {
  it.each([
    ['of a film, its playlist', FILM, 'whole', 'index.m3u8'],
    ['of the trial of a film, its playlist', FILM, FIRST, 'index.m3u8'],
    ['of a trial that holds no segment, none', FILM, TOO_SHORT, undefined],
    ['of a document, the document', buildWhole('document', 'whole.pdf'), 'whole', 'whole.pdf'],
    ['of the trial of a document, none', buildWhole('document', 'whole.pdf'), FIRST, undefined],
    ['of the trial of a recording kept whole, none', buildWhole('audio', 'whole.mp3'), FIRST, undefined],
    ['of captions, which are cut as they are sent', buildWhole('captions', 'whole.vtt'), FIRST, 'whole.vtt'],
  ] as const)('ADR-303: %s', (_name, media, extent, file) => {
    expect(firstFile(media, extent)).toBe(file);
  });
});

describe('the stored bytes of a name', () => {
  it('ADR-303: segments count from 1, as their playlist names them', () => {
    expect([0, 1, 2].map(segmentName)).toEqual(['1.m4s', '2.m4s', '3.m4s']);
    for (const [place, segment] of FILM.segments.entries())
      expect(fileWithin(FILM, segmentName(place), 'whole')).toBe(segment);
  });

  it('R33: none past the trial, and the map of those within', () => {
    expect(fileWithin(FILM, '1.m4s', FIRST)).toBe(FILM.segments[0]);
    expect(fileWithin(FILM, '2.m4s', FIRST)).toBeUndefined();
    expect(fileWithin(FILM, 'init.mp4', FIRST)).toBe(FILM.init);
    expect(fileWithin(FILM, 'init.mp4', TOO_SHORT)).toBeUndefined();
  });

  it.each([
    '4.m4s',
    '0.m4s',
    '01.m4s',
    '-1.m4s',
    '1.m4s.bak',
    'x1.m4s',
    '1xm4s',
    '1234567.m4s',
    'key',
    'index.m3u8',
  ])('R33: %s is none of them', (name) => {
    expect(fileWithin(FILM, name, 'whole')).toBeUndefined();
  });

  it('ADR-303: a piece kept whole is given whole, by its name, or not at all', () => {
    const book = buildWhole('document', 'whole.pdf');
    expect(fileWithin(book, 'whole.pdf', 'whole')).toBe(book.file);
    expect(fileWithin(book, 'whole.epub', 'whole')).toBeUndefined();
    expect(fileWithin(book, 'whole.pdf', FIRST)).toBeUndefined();
  });
});
