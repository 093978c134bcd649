/** Runs ffmpeg beside the requests: politely, within a time, and ended with whoever waits for it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { PassThrough, type Readable } from 'node:stream';
import { INSPECT_MS } from '../limits.ts';
import { inspectArguments, type Source } from './arguments.ts';

/** It ended by itself and was not content. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
}

const TOLD_CHARACTERS = 4000;

/** It sees nothing of this process's environment: what reads a stranger's bytes knows no secret. */
function start(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: {}, shell: false });
  child.on('error', () => undefined);
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended already.
    }
  }
  return child;
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  if (child.pid === undefined) throw new Error('ffmpeg cannot be started.');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
}

export interface Inspection {
  /** As the file says; 0 where it does not. */
  seconds: number;
  /** Names of its codecs as ffmpeg has them, such as mpeg4 or ac3. */
  video: { codec: string; width: number; height: number } | undefined;
  audio: string | undefined;
}

/** What its error stream says of a file. Undefined where it finds neither picture nor sound. */
export function readInspection(text: string): Inspection | undefined {
  const length = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(text);
  const picture = /Stream #\S+: Video: (\w+)(?!.*attached pic).*?, ([1-9]\d{0,4})x([1-9]\d{0,4})[ ,\n]/.exec(
    text,
  );
  const sound = /Stream #\S+: Audio: (\w+)/.exec(text);
  if (picture === null && sound === null) return undefined;
  const [, hours, minutes, seconds] = length ?? [];
  return {
    seconds: length === null ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    video:
      picture === null
        ? undefined
        : { codec: picture[1] ?? '', width: Number(picture[2]), height: Number(picture[3]) },
    audio: sound?.[1],
  };
}

export async function inspect(program: string, source: Source): Promise<Inspection | undefined> {
  const child = start(program, inspectArguments(source));
  const timer = setTimeout(() => child.kill('SIGKILL'), INSPECT_MS);
  let output = '';
  child.stdout.resume();
  child.stderr.on('data', (part: Buffer) => {
    if (output.length < 10 * TOLD_CHARACTERS) output += part.toString('utf8');
  });
  try {
    await codeOf(child);
  } finally {
    clearTimeout(timer);
  }
  return readInspection(output);
}

export interface Conversion {
  out: Readable;
  /** Resolves once all is written. @throws ConversionError with what ffmpeg said, or the reason of the signal */
  completion: Promise<void>;
}

/** @param onSeconds told how far it came */
export function convert(
  program: string,
  args: readonly string[],
  { signal, onSeconds }: { signal: AbortSignal; onSeconds: (seconds: number) => void },
): Conversion {
  const child = start(program, args);
  // Taken at once: what nobody reads when a process ends is thrown away.
  const out = child.stdout.pipe(new PassThrough());
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  let output = '';
  child.stderr.on('data', (part: Buffer) => {
    const text = part.toString('utf8');
    for (const [, micros] of text.matchAll(/out_time_us=(\d+)/g)) onSeconds(Number(micros) / 1_000_000);
    output = `${output}${text.replaceAll(/^\w+=.*\n?/gm, '')}`.slice(-TOLD_CHARACTERS);
  });
  const completion = codeOf(child)
    .then((code) => {
      signal.throwIfAborted();
      if (code === 0) return;
      const last = output.trim().split('\n').at(-1) ?? '';
      throw new ConversionError(last === '' ? `ffmpeg ended with ${String(code)}` : last);
    })
    .finally(() => signal.removeEventListener('abort', stop));
  // Waited for by whoever reads what it writes; until then nothing is lost.
  completion.catch(() => undefined);
  return { out, completion };
}
