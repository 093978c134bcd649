/** Makes the sizes of pictures in processes of their own, people by turns, so that pages are served meanwhile. */
import type { ChildProcess } from 'node:child_process';
import { createFairQueue } from '#server/kernel/limits/fair-queue.ts';
import { IMAGE_MAKING_MS, IMAGE_SIDE, IMAGE_TURNS } from '../limits.ts';
import type { ImageKind } from './sniff-image.ts';
import type { ImageRefusal, Maker, PictureMaker, Pictures } from '../store/image-rows.ts';
import { startWorker } from '../services/worker-process.ts';
import { planPicture, type PictureProbe } from './plan.ts';

type Answer =
  | ({ type: 'probed' } & PictureProbe)
  | { type: 'file'; name: string; bytes: Uint8Array }
  | { type: 'made' }
  | { type: 'failed'; tooManyPixels: boolean };

class ImageRefusedError extends Error {
  readonly reason: ImageRefusal;
  constructor(reason: ImageRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Sends a job and gathers what comes back until it is done. */
function ask(worker: ChildProcess, job: object, deadline: AbortSignal): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    const end = (outcome: () => void) => {
      worker.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      deadline.removeEventListener('abort', onLate);
      outcome();
    };
    const onEnd = () => end(() => reject(new ImageRefusedError('broken')));
    // Nothing is known against the picture: a machine under load may only be late.
    const onLate = () => end(() => reject(new ImageRefusedError('busy')));
    const onMessage = (answer: Answer) => {
      answers.push(answer);
      if (answer.type === 'failed')
        end(() => reject(new ImageRefusedError(answer.tooManyPixels ? 'too-many-pixels' : 'broken')));
      else if (answer.type !== 'file') end(() => resolve(answers));
    };
    worker.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    deadline.addEventListener('abort', onLate);
    worker.send(job);
  });
}

function judge(
  { width, height, frames, format }: PictureProbe,
  kind: ImageKind,
  pixels: number,
): ImageRefusal | undefined {
  if (format !== kind) return 'broken';
  if (width > IMAGE_SIDE || height > IMAGE_SIDE) return 'too-many-pixels';
  return width * height * frames > pixels ? 'too-many-pixels' : undefined;
}

async function makeIn(
  worker: ChildProcess,
  bytes: Uint8Array,
  kind: ImageKind,
  { pixels, spend }: Maker,
): Promise<Pictures> {
  const deadline = AbortSignal.timeout(IMAGE_MAKING_MS);
  const [probe] = await ask(worker, { type: 'probe', bytes, pixels }, deadline);
  if (probe?.type !== 'probed') return { ok: false, reason: 'broken' };
  const wrong = judge(probe, kind, pixels);
  if (wrong !== undefined) return { ok: false, reason: wrong };
  if (!(await spend(probe.width * probe.height * probe.frames))) return { ok: false, reason: 'quota' };
  const { media, moves, outputs } = planPicture(probe);
  const answers = await ask(worker, { type: 'make', top: media.width, moves, outputs }, deadline);
  const files = answers.filter((answer) => answer.type === 'file');
  return { ok: true, media, files };
}

/** A process is started for each picture and ended with it: what one picture did to it, no other meets. */
export function openPictureMaker(): PictureMaker {
  const turns = createFairQueue(IMAGE_TURNS);

  async function make(bytes: Uint8Array, kind: ImageKind, maker: Maker): Promise<Pictures> {
    const worker = startWorker('images');
    try {
      return await makeIn(worker, bytes, kind, maker);
    } catch (error) {
      if (error instanceof ImageRefusedError) return { ok: false, reason: error.reason };
      throw error;
    } finally {
      worker.kill('SIGKILL');
    }
  }

  return {
    make: (bytes, kind, maker) =>
      turns.take(maker.owner, () => make(bytes, kind, maker)) ??
      Promise.resolve({ ok: false, reason: 'busy' }),
  };
}
