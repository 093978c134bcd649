/**
 * Writes the demo's film, recordings, captions and poster into public/demo/media, by hand:
 * `tsx demo/art/media/generate.ts`.
 * Needs an ffmpeg with libx264 and libmp3lame; the files are committed, so that nobody else does.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captions } from './captions.ts';
import { film, picture, recording } from './encode.ts';
import { FILM } from './film.ts';
import { breathing, filmSound, writingRain } from './sound.ts';

const target = join(import.meta.dirname, '../../../public/demo/media');
const AUDIO_SECONDS = 24;
const POSTER_SECOND = 12.4;

const scratch = mkdtempSync(join(tmpdir(), 'lectern-media-'));
try {
  mkdirSync(target, { recursive: true });
  const writeFile = (name: string, data: Buffer) => {
    const path = join(scratch, name);
    writeFileSync(path, data);
    return path;
  };
  const sound = writeFile('film.wav', filmSound(FILM.seconds));
  await film(join(target, 'window-light.mp4'), sound, { pace: 1, width: FILM.width, height: FILM.height });
  await recording(join(target, 'breathing.m4a'), writeFile('breathing.wav', breathing(AUDIO_SECONDS)));
  await recording(join(target, 'writing-rain.mp3'), writeFile('rain.wav', writingRain(AUDIO_SECONDS)));
  await picture(POSTER_SECOND).webp({ quality: 72, effort: 6 }).toFile(join(target, 'window-light.webp'));
  for (const locale of ['cn', 'en'] as const)
    writeFileSync(join(target, `window-light.${locale}.vtt`), captions(locale));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const files = ['window-light.mp4', 'window-light.webp', 'breathing.m4a', 'writing-rain.mp3'];
for (const file of files)
  process.stdout.write(`${file} ${Math.round(statSync(join(target, file)).size / 1024)} kB\n`);
