/** What somebody is told of that belongs to a film (ADR-468): as much as they may have of the film, wherever it lies. */
import { expect, it } from 'vitest';
import { buildFilm, buildWhole } from '../../../../tests/support/build-media.ts';
import { addressOf } from '../services/stored-media.ts';
import { makeLinks } from './links.ts';
import { linksOf, type PlayedRow } from './media-links.ts';

const FILM = { ...buildFilm([4, 4]), id: 'f'.repeat(43) };
const WORDS = { ...buildWhole('captions', 'whole.vtt'), id: 'c'.repeat(43) };
const clock = { now: () => 1_800_000_000_000, after: () => () => undefined };

function world(state?: 'waiting' | 'running' | 'failed' | 'done') {
  const all = new Map([FILM, WORDS].map((one) => [one.id, one]));
  const row = state && {
    appId: 'a',
    id: 'w'.repeat(43),
    name: 'x.mov',
    medium: 'video' as const,
    codecs: [],
    demuxer: 'mov',
    seconds: 8,
    state,
    percent: 0,
    reason: '',
    at: 0,
  };
  return {
    keptMedia: {
      find: (_appId: string, id: string) => Promise.resolve(all.get(id)),
      add: () => Promise.resolve(),
      open: () => Promise.resolve(undefined),
    },
    links: makeLinks({ key: 'key', clock, door: 'play' }),
    clock,
    conversions: { find: () => Promise.resolve(row) },
  };
}

const ELSEWHERE = 'https://cdn.example.com';
const own = { locale: 'cn', url: addressOf(WORDS.id) };
const theirs = { locale: 'en', url: `${ELSEWHERE}/all-that-is-said.vtt` };
const film = (url: string): PlayedRow<{ locale: string; url: string }> => ({
  kind: 'video',
  url,
  captions: [own, theirs],
  chapters: [theirs, own],
  seconds: 8,
});
const buildRequest = (extent: 'whole' | { seconds: number }) => ({
  appId: 'a',
  userId: '',
  goodsId: 'g',
  extent,
});
const urlsOf = (all: readonly { url: string }[] = []) => all.map(({ url }) => url.split('?')[0]);
const OWN = `/play/g/${WORDS.id}/whole.vtt`;

it('ADR-468: a trial comes without captions and chapters, which cannot be cut', async () => {
  const givenLinks = await linksOf(world(), buildRequest({ seconds: 4 }), film(addressOf(FILM.id)));
  expect([urlsOf(givenLinks?.captions), urlsOf(givenLinks?.chapters)]).toEqual([[OWN], [OWN]]);
});

it('ADR-468: a person with the film gets everything that belongs to it', async () => {
  const givenLinks = await linksOf(world(), buildRequest('whole'), film(addressOf(FILM.id)));
  expect([urlsOf(givenLinks?.captions), urlsOf(givenLinks?.chapters)]).toEqual([
    [OWN, theirs.url],
    [theirs.url, OWN],
  ]);
});

it('ADR-468: captions kept here are signed beside a film of another company too, and its trial is none', async () => {
  const givenLinks = await linksOf(world(), buildRequest('whole'), film(`${ELSEWHERE}/film.m3u8`));
  expect(givenLinks).toMatchObject({ url: `${ELSEWHERE}/film.m3u8`, expireTs: 0 });
  expect(givenLinks?.captions[0]?.url).toMatch(/^\/play\/g\/c+\/whole\.vtt\?e=\d+&s=/);
  expect(
    await linksOf(world(), buildRequest({ seconds: 4 }), film(`${ELSEWHERE}/film.m3u8`)),
  ).toBeUndefined();
});

it.each([
  ['waiting', 'preparing'],
  ['running', 'preparing'],
  ['failed', 'unprepared'],
] as const)('ADR-465: a film whose conversion is %s answers %s and no address', async (state, kind) => {
  const row = film(addressOf('w'.repeat(43)));
  expect(await linksOf(world(state), buildRequest('whole'), row)).toEqual({
    kind,
    url: '',
    captions: [],
    chapters: [],
    expireTs: 0,
  });
  expect(await linksOf(world(state), buildRequest({ seconds: 4 }), row)).toBeUndefined();
});
