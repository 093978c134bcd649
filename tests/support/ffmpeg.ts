/** Pushes a moving test picture with a tone, as a teacher's program would. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { needProgram } from './debian-package.ts';

export const needFfmpeg = (): string => needProgram(['/usr/bin/ffmpeg'], 'ffmpeg');

export interface Pushing {
  process: ChildProcess;
  /** Stops as a line does that breaks. */
  kill: () => Promise<void>;
  /** Answers its exit code once it has ended. */
  exit: Promise<number | null>;
}

const RATE = 15;
const PICTURES = `-f lavfi -i testsrc=size=320x180:rate=${String(RATE)}`;
const SOUND = '-f lavfi -i sine=frequency=440:sample_rate=44100';
const QUIET = '-hide_banner -loglevel error';
const VIDEO = '-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p';
const REST = '-sc_threshold 0 -c:a aac -b:a 64k -f flv';

/**
 * @param keySeconds seconds between key frames
 * @param pictureSeconds for so long there are pictures, and only sound after it: all of it is sent as fast as it is made
 */
export function push(address: string, { seconds = 600, keySeconds = 1, pictureSeconds = 0 } = {}): Pushing {
  const gap = String(RATE * keySeconds);
  const input =
    pictureSeconds > 0 ? `-t ${String(pictureSeconds)} ${PICTURES} ${SOUND}` : `-re ${PICTURES} ${SOUND}`;
  const child = spawn(
    needFfmpeg(),
    [
      ...`${QUIET} ${input} -t ${String(seconds)} ${VIDEO} -g ${gap} -keyint_min ${gap} ${REST}`.split(' '),
      address,
    ],
    { stdio: 'ignore' },
  );
  const endPromise = once(child, 'exit').then(() => child.exitCode);
  return {
    process: child,
    exit: endPromise,
    kill: async () => {
      child.kill('SIGKILL');
      await endPromise;
    },
  };
}
