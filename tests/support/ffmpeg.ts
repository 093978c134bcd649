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
  ended: Promise<number | null>;
}

const RATE = 15;
const INPUT = `-hide_banner -loglevel error -re -f lavfi -i testsrc=size=320x180:rate=${String(RATE)} -f lavfi -i sine=frequency=440:sample_rate=44100`;
const VIDEO = '-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p';
const REST = '-sc_threshold 0 -c:a aac -b:a 64k -f flv';

/** @param keySeconds seconds between key frames */
export function push(address: string, { seconds = 600, keySeconds = 1 } = {}): Pushing {
  const gap = String(RATE * keySeconds);
  const child = spawn(
    needFfmpeg(),
    [...`${INPUT} -t ${String(seconds)} ${VIDEO} -g ${gap} -keyint_min ${gap} ${REST}`.split(' '), address],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit').then(() => child.exitCode);
  return {
    process: child,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
