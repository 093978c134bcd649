/** What a merchant brings to be played: judged by content, cut without encoding, and told where key frames are far apart. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalFiles } from '#server/kernel/files/local.ts';
import { mediaFolder } from '#demo/seed-media.ts';
import { withoutKeyFrames } from '../../../../tests/support/far-key-frames.ts';
import { ROOT } from '../../../../tools/imports.ts';
import { makeTempDir, removeTempDir } from '../../../../tests/support/temp-dir.ts';
import { makeMediaKeeper, type Form } from './keep-media.ts';

const dir = makeTempDir('media');
afterAll(() => removeTempDir(dir));
const keeper = makeMediaKeeper(openLocalFiles(join(dir, 'files')));
const keep = (appId: string, path: string, form: Form = 'best') => keeper(appId, { path, form });
const FILM = join(mediaFolder(), 'window-light-trial.mp4', 'data');

function buildBroughtText(name: string, content: string | Buffer): string {
  const path = join(dir, name);
  writeFileSync(path, content);
  return path;
}

describe('media a merchant brings', () => {
  let far = '';
  beforeAll(async () => {
    far = buildBroughtText('far.mp4', await withoutKeyFrames(FILM));
  });

  it('R32: a film is cut into segments of four seconds, and brought again it is the same', async () => {
    const keptResult = await keep('shop', FILM);
    expect(keptResult).toMatchObject({
      ok: true,
      warnings: [],
      media: {
        form: 'hls',
        medium: 'video',
        seconds: 24,
        codecs: expect.stringMatching(/^avc1\.[\da-f]{6},mp4a\.40\.2$/),
        resolution: { width: 640, height: 360 },
      },
    });
    expect(await keep('shop', FILM)).toEqual(keptResult);
    const other = await keep('other', FILM);
    // Each shop's has a key of its own.
    expect(other.ok && other.media.form === 'hls' && other.media.key).not.toBe(
      keptResult.ok && keptResult.media.form === 'hls' && keptResult.media.key,
    );
  });

  it('R32: reports key frames further apart than a segment, because jumps wait and a trial is cut coarsely', async () => {
    expect(await keep('shop', far)).toMatchObject({
      ok: true,
      warnings: [{ kind: 'far-key-frames', seconds: 24, aim: 4 }],
    });
  });

  it('R33: a film may be kept whole, and is another thing than the same one cut', async () => {
    const [whole, cut] = [await keep('shop', FILM, 'whole'), await keep('shop', FILM)];
    expect(whole).toMatchObject({ ok: true, media: { form: 'whole', name: 'whole.mp4' } });
    expect(whole.ok && whole.address).not.toBe(cut.ok && cut.address);
  });

  it.each<[string, string | Buffer, string, string]>([
    ['a.txt', '%PDF-1.7 and more', 'document', 'application/pdf'],
    ['b.mp4', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n', 'captions', 'text/vtt; charset=utf-8'],
    ['c.exe', readFileSync(join(ROOT, 'tests/media/talk.mp3')), 'audio', 'audio/mpeg'],
  ])('R45: %s is what its content says', async (name, content, medium, type) => {
    expect(await keep('shop', buildBroughtText(name, content))).toMatchObject({
      ok: true,
      media: { form: 'whole', medium, file: { type } },
    });
  });

  it.each([
    ['empty.mp4', '', 'empty'],
    ['page.mp4', '<html><script>', 'unknown-kind'],
    ['named.mp3', 'ID3\u0004 and no frame of a recording', 'broken'],
    ['half.mp4', '\u0000\u0000\u0000\u0018ftypmp42 and nothing of a film', 'broken'],
  ])('R45: %s is refused', async (name, content, reason) => {
    expect(await keep('shop', buildBroughtText(name, content))).toEqual({ ok: false, reason });
  });
});
