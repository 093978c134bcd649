/** Turns drawn pictures and sounds made of numbers into films and recordings; needs an ffmpeg with libx264 and libmp3lame. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { FILM, frame } from './film.ts';

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
  const exit = once(child, 'close');
  await feed?.(child.stdin);
  child.stdin.end();
  const [code] = await exit;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}

/** The film's picture at a second. */
export function picture(second: number) {
  return sharp(Buffer.from(frame(second))).removeAlpha();
}

interface Shape {
  /** How many times as long as drawn. */
  pace: number;
  width: number;
  height: number;
}

/** Films all of it, at the size and pace asked for. */
export async function film(out: string, sound: string, { pace, width, height }: Shape): Promise<void> {
  const { framesPerSecond, keyFrameSeconds } = FILM;
  const seconds = FILM.seconds * pace;
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
      const pixels = await picture(index / framesPerSecond / pace)
        .resize(width, height)
        .raw()
        .toBuffer();
      if (!input.write(pixels)) await once(input, 'drain');
    }
  });
}

/** Records a sound in the format its name ends in. */
export async function recording(out: string, wav: string): Promise<void> {
  const codec = out.endsWith('.mp3') ? 'libmp3lame' : 'aac';
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
