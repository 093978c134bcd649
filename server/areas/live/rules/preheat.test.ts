/** What a room opens with, to be fetched before it does (D105, ADR-445). */
import { describe, expect, it } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { preheatOf } from './preheat.ts';

const START = 1_800_000_000;
type Opening = Parameters<typeof preheatOf>[0];
const opening = (room: Partial<Opening['room']> = {}, media: Partial<Opening['media']> = {}): Opening => ({
  facts: { aliveState: LIVE_STATE.notStarted, startTs: START },
  room: { aliveType: ALIVE_TYPE.recorded, slides: [], page: '', coursewareImage: '', ...room },
  cover: '/media/poster.webp',
  media: { source: 'loop', url: '', flvUrl: '', hosts: [], ...media },
});
const soon = (room?: Partial<Opening['room']>, media?: Partial<Opening['media']>) =>
  preheatOf(opening(room, media), START - 60);

describe('when', () => {
  it.each([
    ['eleven minutes before it begins', LIVE_STATE.notStarted, START - 660, false],
    ['in the last second before the ten minutes', LIVE_STATE.notStarted, START - 601, false],
    ['from ten minutes before it begins', LIVE_STATE.notStarted, START - 600, true],
    ['while its teacher is late', LIVE_STATE.notStarted, START + 120, true],
    ['on air', LIVE_STATE.live, START, false],
    ['after its end', LIVE_STATE.ended, START + 9000, false],
  ])('ADR-445: %s', (_name, aliveState, now, isEnabled) => {
    const notice = preheatOf({ ...opening(), facts: { aliveState, startTs: START } }, now);
    expect(notice).toEqual({ enabled: isEnabled, urls: isEnabled ? ['/media/poster.webp'] : [], hosts: [] });
  });
});

describe('which pictures', () => {
  const slides = [
    { server_id: 's1', url: '/media/1.webp' },
    { server_id: 's2', url: '/media/2.webp' },
  ];
  const poster = '/media/poster.webp';
  it.each([
    [
      'the slide a room stands at',
      { aliveType: ALIVE_TYPE.push, slides, page: 's2' },
      [poster, slides[1]?.url],
    ],
    ['the first where it stands at none', { aliveType: ALIVE_TYPE.slides, slides }, [poster, slides[0]?.url]],
    ['no slide where there is none', { aliveType: ALIVE_TYPE.push }, [poster]],
    ['no slide in a room that shows none', { aliveType: ALIVE_TYPE.portrait, slides, page: 's2' }, [poster]],
    [
      "a voice room's picture",
      { aliveType: ALIVE_TYPE.voice, slides, coursewareImage: '/media/voice.webp' },
      [poster, '/media/voice.webp'],
    ],
    ['no picture of a voice room without one', { aliveType: ALIVE_TYPE.voice, slides }, [poster]],
    [
      'no picture that stands for another kind',
      { aliveType: ALIVE_TYPE.recorded, coursewareImage: '/media/voice.webp' },
      [poster],
    ],
  ])('ADR-445: %s', (_name, room, urls) => {
    expect(soon(room).urls).toEqual(urls);
  });

  it('ADR-445: a room without a poster opens with its slide', () => {
    const room = { ...opening({ aliveType: ALIVE_TYPE.push, slides }), cover: '' };
    expect(preheatOf(room, START).urls).toEqual(['/media/1.webp']);
  });
});

describe('which hosts', () => {
  const elsewhere = {
    url: 'https://live.example.com/tea/index.m3u8',
    flvUrl: 'https://flv.example.com/tea.flv',
    hosts: ['https://far.example.com', 'https://live.example.com'],
  };

  it.each(['url', 'srs'] as const)('ADR-445: each of another company once, from %s', (source) => {
    expect(soon({}, { source, ...elsewhere }).hosts).toEqual([
      'https://live.example.com',
      'https://flv.example.com',
      'https://far.example.com',
    ]);
  });

  it('ADR-445: answers no address that would play before the teacher begins', () => {
    expect(JSON.stringify(soon({}, { source: 'url', ...elsewhere }))).not.toMatch(/m3u8|flv"|tea/);
  });

  it.each(['loop', 'rtmp'] as const)('ADR-445: none where the picture is ours (%s)', (source) => {
    expect(soon({}, { source, ...elsewhere }).hosts).toEqual([]);
  });

  it('ADR-445: none of what is not set up yet', () => {
    expect(soon({}, { source: 'url' }).hosts).toEqual([]);
  });
});
