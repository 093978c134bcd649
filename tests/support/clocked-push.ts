/** Pushes pictures that tell when they were made: twenty bars, black or white, are the digits of the clock. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { needFfmpeg, type Pushing } from './ffmpeg.ts';

export const CLOCK = { bits: 20, bar: 16, height: 180 } as const;
const WIDTH = CLOCK.bits * CLOCK.bar;
const RATE = 15;
const WHITE = 235;
const BLACK = 16;

function frameAt(now: number): Buffer {
  const line = Buffer.alloc(WIDTH, BLACK);
  for (let bit = 0; bit < CLOCK.bits; bit += 1)
    if (Math.floor(now / 2 ** bit) % 2 === 1) line.fill(WHITE, bit * CLOCK.bar, (bit + 1) * CLOCK.bar);
  return Buffer.concat(Array.from({ length: CLOCK.height }, () => line));
}

const INPUT = `-hide_banner -loglevel error -f rawvideo -pix_fmt gray -s ${String(WIDTH)}x${String(CLOCK.height)} -use_wallclock_as_timestamps 1 -i pipe:0 -f lavfi -i anullsrc=sample_rate=44100`;
const CODED = `-fps_mode cfr -r ${String(RATE)} -c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -g ${String(RATE)} -keyint_min ${String(RATE)} -sc_threshold 0 -c:a aac -b:a 32k -shortest -f flv`;

export function pushClock(address: string): Pushing {
  const child = spawn(needFfmpeg(), [...`${INPUT} ${CODED}`.split(' '), address], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // A line that breaks takes no more pictures.
  child.stdin.on('error', () => undefined);
  const timer = setInterval(() => child.stdin.write(frameAt(Date.now())), 1000 / RATE);
  const endPromise = once(child, 'exit').then(() => {
    clearInterval(timer);
    return child.exitCode;
  });
  return {
    process: child,
    exit: endPromise,
    kill: async () => {
      child.kill('SIGKILL');
      await endPromise;
    },
  };
}
