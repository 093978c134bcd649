/**
 * Writes the demo's film, recordings, captions and poster into public/demo/media, by hand:
 * `tsx tools/demo-art/media/generate.ts`.
 * Needs an ffmpeg with libx264 and libmp3lame; the files are committed, so that nobody else does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { captions } from './captions.ts';
import { FILM, frame } from './film.ts';
import { breathing, filmSound, writingRain } from './sound.ts';

const target = join(import.meta.dirname, '../../../public/demo/media');
const AUDIO_SECONDS = 24;
const POSTER_SECOND = 12.4;
/** No dates, no encoder's name: the same ffmpeg writes the same bytes. */
const PLAIN = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

async function ffmpeg(args: readonly string[], feed?: (input: NodeJS.WritableStream) => Promise<void>) {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(child, 'close');
  await feed?.(child.stdin);
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}

function picture(second: number) {
  return sharp(Buffer.from(frame(second))).removeAlpha();
}

async function film(sound: string) {
  const { width, height, framesPerSecond, seconds, keyFrameSeconds } = FILM;
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(framesPerSecond),
  ];
  const video = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '29',
    '-g',
    String(keyFrameSeconds * framesPerSecond),
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
  ];
  const audio = ['-c:a', 'aac', '-b:a', '32k', '-ac', '1'];
  const out = join(target, 'window-light.mp4');
  const args = [
    ...raw,
    '-i',
    '-',
    '-i',
    sound,
    ...video,
    ...audio,
    ...PLAIN,
    '-movflags',
    '+faststart',
    '-shortest',
    out,
  ];
  await ffmpeg(args, async (input) => {
    for (let index = 0; index < seconds * framesPerSecond; index += 1) {
      const pixels = await picture(index / framesPerSecond)
        .raw()
        .toBuffer();
      if (!input.write(pixels)) await once(input, 'drain');
    }
  });
}

async function recording(name: string, wav: string) {
  const codec = name.endsWith('.mp3') ? 'libmp3lame' : 'aac';
  const out = join(target, name);
  await ffmpeg([
    '-i',
    wav,
    '-c:a',
    codec,
    '-b:a',
    '24k',
    '-ac',
    '1',
    ...PLAIN,
    '-movflags',
    '+faststart',
    out,
  ]);
}

const scratch = mkdtempSync(join(tmpdir(), 'lectern-media-'));
try {
  mkdirSync(target, { recursive: true });
  const written = (name: string, data: Buffer) => {
    const path = join(scratch, name);
    writeFileSync(path, data);
    return path;
  };
  await film(written('film.wav', filmSound(FILM.seconds)));
  await recording('breathing.m4a', written('breathing.wav', breathing(AUDIO_SECONDS)));
  await recording('writing-rain.mp3', written('rain.wav', writingRain(AUDIO_SECONDS)));
  await picture(POSTER_SECOND).webp({ quality: 72, effort: 6 }).toFile(join(target, 'window-light.webp'));
  for (const locale of ['cn', 'en'] as const)
    writeFileSync(join(target, `window-light.${locale}.vtt`), captions(locale));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const files = ['window-light.mp4', 'window-light.webp', 'breathing.m4a', 'writing-rain.mp3'];
for (const file of files)
  process.stdout.write(`${file} ${Math.round(statSync(join(target, file)).size / 1024)} kB\n`);
