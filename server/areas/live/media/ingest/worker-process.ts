/** Starts the process pushes come to, and starts it again when it died; what it says is read here and nowhere else. */
import { fork, type ChildProcess } from 'node:child_process';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';
import { isObject } from '#schemas/page/json.ts';
import { INGEST_AGAIN_MS, INGEST_HEAP_MB } from '../limits.ts';

/** Somebody wants to push: to `app/name`, with this key. */
export interface Asking {
  id: string;
  app: string;
  name: string;
  key: string;
}

interface WorkerListener {
  onListening(port: number): void;
  onAsk(asking: Asking): void;
  onTag(id: string, tag: Buffer): void;
  onGone(id: string): void;
  /** It died, or could not listen: every push is gone, and it begins again after so many milliseconds. */
  onEnd(reason: string, againMs: number): void;
}

export interface IngestWorker {
  admit(id: string): void;
  cut(id: string): void;
  stop(): Promise<void>;
  /** Of the process that runs now. */
  pid(): number | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function hear(message: unknown, listener: WorkerListener, fail: (reason: string) => void): void {
  if (!isObject(message)) return;
  const { type, id, app, name, key, bytes, port, code } = message;
  if (type === 'tag' && bytes instanceof Uint8Array)
    listener.onTag(text(id), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  else if (type === 'ask') listener.onAsk({ id: text(id), app: text(app), name: text(name), key: text(key) });
  else if (type === 'gone') listener.onGone(text(id));
  else if (type === 'listening') listener.onListening(Number(port));
  else if (type === 'failed') fail(text(code));
}

/** Nothing of this process's environment goes along: what reads a stranger's bytes knows no secret. */
const startProcess = (port: number, host: string): ChildProcess =>
  fork(shippedFile('areas/live/media/ingest/worker.mjs'), [String(port), host], {
    execArgv: [`--max-old-space-size=${String(INGEST_HEAP_MB)}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

export function startIngestWorker(
  place: { port: number; host: string },
  listener: WorkerListener,
): IngestWorker {
  let worker: ChildProcess | undefined;
  let again: NodeJS.Timeout | undefined;
  let waitMs: number = INGEST_AGAIN_MS.first;
  let isStopped = false;
  const begin = () => {
    const child = startProcess(place.port, place.host);
    worker = child;
    let reason = 'ended';
    child.on('error', () => undefined);
    child.on('message', (message) =>
      hear(
        message,
        {
          ...listener,
          onListening: (port) => {
            waitMs = INGEST_AGAIN_MS.first;
            listener.onListening(port);
          },
        },
        (code) => {
          reason = code;
        },
      ),
    );
    child.on('exit', () => {
      worker = undefined;
      if (isStopped) return;
      listener.onEnd(reason, waitMs);
      again = setTimeout(begin, waitMs);
      waitMs = Math.min(INGEST_AGAIN_MS.most, 2 * waitMs);
    });
  };
  const say = (type: 'admit' | 'cut', id: string) => {
    if (worker?.connected === true) worker.send({ type, id });
  };
  begin();
  return {
    admit: (id) => say('admit', id),
    cut: (id) => say('cut', id),
    pid: () => worker?.pid,
    async stop() {
      isStopped = true;
      clearTimeout(again);
      const running = worker;
      if (running === undefined) return;
      await new Promise<void>((resolve) => {
        running.once('exit', () => resolve());
        running.kill('SIGKILL');
      });
    },
  };
}
