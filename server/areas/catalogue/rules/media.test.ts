/** What may be played or read of a good: all of it, what is free of it, or nothing (requirements 32, 33). */
import { describe, expect, it } from 'vitest';
import { sampleMedia } from '../../../../tests/support/catalogue-samples.ts';
import { extentFor, mediaFor, playedOf, presentTrial, previewOf } from './media.ts';

const buildTriedValue = (trySeconds: number) => ({ isTry: true, trySeconds });
const NOT_TRIED = { isTry: false, trySeconds: 0 };

describe('how much of a good is free to everybody', () => {
  it.each<[string, Parameters<typeof previewOf>, ReturnType<typeof previewOf>]>([
    ['nothing of what nobody plays', [[], undefined], 'none'],
    ['nothing where nothing is said', [[NOT_TRIED], { trySeconds: 0 }], 'none'],
    ['the seconds it shows itself', [[], { trySeconds: 30 }], { seconds: 30 }],
    ['the seconds its course shows', [[buildTriedValue(60)], { trySeconds: 0 }], { seconds: 60 }],
    [
      'the most that any of them shows',
      [[buildTriedValue(20), buildTriedValue(90)], { trySeconds: 60 }],
      { seconds: 90 },
    ],
    ['its own where that is more', [[buildTriedValue(20)], { trySeconds: 60 }], { seconds: 60 }],
    [
      'all of a lesson a course gives whole',
      [[buildTriedValue(90), buildTriedValue(0)], { trySeconds: 60 }],
      'whole',
    ],
    [
      'not what a course would show that tries it no more',
      [[{ isTry: false, trySeconds: 90 }], undefined],
      'none',
    ],
  ])('R33: %s', (_what, requests, free) => {
    expect(previewOf(...requests)).toEqual(free);
  });

  it('R32: a learner gets all of it, everyone else the free part', () => {
    expect(extentFor(true, 'none')).toBe('whole');
    expect(extentFor(true, { seconds: 30 })).toBe('whole');
    expect(extentFor(false, 'whole')).toBe('whole');
    expect(extentFor(false, { seconds: 30 })).toEqual({ seconds: 30 });
    expect(extentFor(false, 'none')).toBeUndefined();
  });
});

const CAPTIONS = [{ locale: 'cn' as const, url: '/kept/cn.vtt' }];
const CHAPTERS = [{ locale: 'en' as const, url: '/kept/chapters.vtt' }];
const FILM = sampleMedia({ captions: CAPTIONS, chapters: CHAPTERS, sizes: ['/kept/small.mp4'] });
const TEXT = sampleMedia({
  kind: 'text',
  url: '',
  text: { cn: '<p>正文</p>', en: '<p>Words</p>' },
  seconds: 0,
});
const PDF = sampleMedia({ kind: 'text', url: '/kept/book.pdf' });

describe('what the door of protected media guards', () => {
  it('R32: every address the row of a film names, its sizes, captions and chapters', () => {
    const { addresses, sizes, row, preview } = playedOf(FILM, { seconds: 30 });
    expect([...addresses].sort()).toEqual([
      '/kept/chapters.vtt',
      '/kept/cn.vtt',
      '/kept/film.mp4',
      '/kept/small.mp4',
    ]);
    expect(sizes).toEqual(['/kept/small.mp4']);
    expect(preview).toEqual({ seconds: 30 });
    expect(row).toEqual({
      kind: 'video',
      url: '/kept/film.mp4',
      captions: CAPTIONS,
      chapters: CHAPTERS,
      seconds: 600,
    });
  });

  it('R32: of a text nothing is fetched', () => {
    expect(playedOf(TEXT, 'none').row).toBeUndefined();
  });
});

const LINKS = {
  kind: 'hls' as const,
  url: '/media/signed.m3u8',
  captions: CAPTIONS,
  chapters: CHAPTERS,
  expireTs: 1_800_000_600,
};
const MARQUEE = { text: 'Mo 8000', color: '#ffffff', opacity: 40, size: 16, speed: 60 };
type MediaInput = Parameters<typeof mediaFor>[1];
const buildGivenContext = (change: Partial<MediaInput>): MediaInput => ({
  canStudy: true,
  preview: 'none',
  locale: 'en',
  links: LINKS,
  marquee: undefined,
  ...change,
});
const stranger = (change: Partial<MediaInput> = {}) => buildGivenContext({ canStudy: false, ...change });
const words = (media: ReturnType<typeof mediaFor>) => JSON.stringify(media?.text);

describe('what one person is given to play or read', () => {
  it('R32: a film whole, by addresses made for them', () => {
    expect(mediaFor(FILM, buildGivenContext({ marquee: MARQUEE }))).toMatchObject({
      kind: 'hls',
      url: '/media/signed.m3u8',
      poster: '/poster.svg',
      captions: CAPTIONS,
      chapters: CHAPTERS,
      seconds: 600,
      is_preview: false,
      preview_seconds: 0,
      marquee: MARQUEE,
      expire_ts: 1_800_000_600,
    });
  });

  it('R32: never the address it is kept at, nor the words of a text', () => {
    const text = JSON.stringify(mediaFor({ ...FILM, text: '<p>secret</p>' }, buildGivenContext({})));
    expect(text).not.toContain('/kept/film.mp4');
    expect(text).not.toContain('secret');
    expect(mediaFor(FILM, buildGivenContext({}))).not.toHaveProperty('marquee');
  });

  it('R33: a stranger is given what is free and told how much that is', () => {
    expect(mediaFor(FILM, stranger({ preview: { seconds: 30 } }))).toMatchObject({
      is_preview: true,
      preview_seconds: 30,
    });
    expect(mediaFor(FILM, stranger({ preview: 'whole' }))).toMatchObject({
      is_preview: true,
      preview_seconds: 0,
    });
  });

  it.each<[string, Parameters<typeof mediaFor>]>([
    ['of a film that costs, to a stranger', [FILM, stranger()]],
    ['of what has nothing to play', [undefined, buildGivenContext({})]],
    ['where no address may be made', [FILM, buildGivenContext({ links: undefined })]],
    ['of a film that has no address yet', [{ ...FILM, url: '' }, buildGivenContext({ links: undefined })]],
    ['of a text that costs, to a stranger', [TEXT, stranger()]],
    ['of a text in seconds', [TEXT, stranger({ preview: { seconds: 30 } })]],
    ['of a document without an address', [PDF, buildGivenContext({ links: undefined })]],
  ])('R32: nothing %s', (_what, requests) => {
    expect(mediaFor(...requests)).toBeUndefined();
  });

  it('R32: a text comes in the learner’s language and needs no further request', () => {
    const media = mediaFor(TEXT, buildGivenContext({ locale: 'cn' }));
    expect(media).toMatchObject({
      kind: 'text',
      url: '',
      captions: [],
      chapters: [],
      expire_ts: 0,
      is_preview: false,
      preview_seconds: 0,
    });
    expect(words(media)).toContain('正文');
    expect(words(mediaFor(TEXT, buildGivenContext({})))).toContain('Words');
    expect(words(mediaFor(TEXT, stranger({ preview: 'whole' })))).toContain('Words');
  });

  it('R32: a document is fetched like a film', () => {
    const links = { ...LINKS, kind: 'document' as const, url: '/media/book.pdf' };
    expect(mediaFor(PDF, buildGivenContext({ links }))).toMatchObject({
      kind: 'document',
      url: '/media/book.pdf',
    });
  });
});

const LESSON = { lesson_id: 'v_1', lesson_type: 3, lesson_title: 'First steps' };
const OF_FILM = { ...FILM, goodsId: 'v_1' };

describe('the trial a page tells everybody of', () => {
  it('R33: a whole film has an entry anybody may open, and names its lesson', () => {
    expect(presentTrial(OF_FILM, 'whole', LESSON)).toEqual({
      ...LESSON,
      kind: 'video',
      seconds: 0,
      url: '/play/v_1',
    });
  });

  it('R33: a trial cut from a film has its length and no address', () => {
    expect(presentTrial(OF_FILM, { seconds: 30 })).toEqual({
      lesson_id: '',
      lesson_type: 0,
      lesson_title: '',
      kind: 'video',
      seconds: 30,
      url: '',
    });
  });

  it('R33: a text is read on its own page, and what has no address yet is not led to', () => {
    expect(presentTrial({ ...PDF, goodsId: 'i_1' }, 'whole')).toMatchObject({ kind: 'text', url: '' });
    expect(presentTrial({ ...OF_FILM, url: '' }, 'whole')).toMatchObject({ kind: 'video', url: '' });
  });

  it('R33: where nothing is free no lesson is named', () => {
    const none = { kind: 'none', seconds: 0, lesson_id: '', lesson_type: 0, lesson_title: '', url: '' };
    expect(presentTrial(undefined, 'whole', LESSON)).toEqual(none);
    expect(presentTrial(OF_FILM, 'none', LESSON)).toEqual(none);
  });
});
