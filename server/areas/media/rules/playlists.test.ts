/** Playlists of films as players read them (RFC 8216), for one person and no further than they may play (R33, ADR-303). */
import { expect, it } from 'vitest';
import { buildFilm } from '../../../../tests/support/build-media.ts';
import { masterPlaylist, mediaPlaylist } from './playlists.ts';

const FILM = buildFilm([4.004, 4.5, 2.2]);
const to = (file: string) => `/play/${file}?s=mine`;

it('ADR-350: the first playlist names each size by what it asks of a connection and a screen', () => {
  const small = { ...FILM, id: 'small', bandwidth: 400_000, resolution: { width: 640, height: 360 } };
  const { resolution: _, ...talk } = { ...FILM, id: 'talk', codecs: 'mp4a.40.2', bandwidth: 64_000 };
  expect(masterPlaylist([FILM, small, talk], ({ id }, file) => `/play/${id}/${file}`)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=900000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=1280x720',
      `/play/${FILM.id}/media.m3u8`,
      '#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=640x360',
      '/play/small/media.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"',
      '/play/talk/media.m3u8',
      '',
    ].join('\n'),
  );
});

it('ADR-303: a playlist names the map, then the key, then each segment with its length', () => {
  expect(mediaPlaylist(FILM, 'whole', to)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      '#EXT-X-TARGETDURATION:5',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-MAP:URI="/play/init.mp4?s=mine"',
      '#EXT-X-KEY:METHOD=AES-128,URI="/play/key?s=mine"',
      '#EXTINF:4.004000,',
      '/play/1.m4s?s=mine',
      '#EXTINF:4.500000,',
      '/play/2.m4s?s=mine',
      '#EXTINF:2.200000,',
      '/play/3.m4s?s=mine',
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  );
});

it('R33: a playlist of a trial ends with it, and so do its lengths', () => {
  const text = mediaPlaylist(FILM, { seconds: 5 }, to);
  expect(text.match(/\d+\.m4s/g)).toEqual(['1.m4s']);
  expect(text).toContain('#EXT-X-TARGETDURATION:4\n');
  expect(text).toMatch(/#EXT-X-ENDLIST\n$/);
});

it('RFC 8216: a film shorter than half a second is listed with one second', () => {
  expect(mediaPlaylist(buildFilm([0.3]), 'whole', to)).toContain('#EXT-X-TARGETDURATION:1\n');
});
