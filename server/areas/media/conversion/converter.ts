/** Converts what not every browser plays: asked for as a file is taken in, done by a job that survives whatever ends this process (ADR-465). */
import { createReadStream } from 'node:fs';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts';
import { convertMedia } from '../jobs/job-kinds.ts';
import { MEDIA_SECONDS } from '../limits.ts';
import type { Verdict } from '../packaging/probe-media.ts';
import type { ConversionStore } from '../store/conversions.store.ts';
import { sourceOf } from '../store/kept-media.ts';
import type { Refusal } from '../services/stored-media.ts';
import { codecName } from '../packaging/codecs.ts';
import { inspect } from './ffmpeg.ts';

interface ToConvert {
  appId: string;
  /** Id of what it becomes. */
  id: string;
  path: string;
  name: string;
  demuxer: string;
}

interface UnderWay {
  ok: true;
  medium: 'video' | 'audio';
  seconds: number;
  codecs: readonly string[];
}

type BeginResult = UnderWay | Refusal;

export interface Converter {
  /** Keeps the original and asks for its conversion; where that was done already nothing is done again. */
  begin(request: ToConvert, verdict: Extract<Verdict, { way: 'convert' }>): Promise<BeginResult>;
  /** What waits or is being converted under an id; undefined where nothing does. */
  find(appId: string, id: string): Promise<UnderWay | undefined>;
}

export interface ConverterWorld {
  /** Path of the program. */
  ffmpeg: string;
  files: FileStore;
  queue: JobQueue;
  conversions: ConversionStore;
}

/** One after the other, in all of the installation: each takes all the processors it is given. */
const LANE = 'media.convert';

export function makeConverter({ ffmpeg, files, queue, conversions }: ConverterWorld): Converter {
  const find: Converter['find'] = async (appId, id) => {
    const row = await conversions.find(appId, id);
    if (row?.state !== 'waiting' && row?.state !== 'running') return undefined;
    const { medium, seconds, codecs } = row;
    return { ok: true, medium, seconds, codecs };
  };
  return {
    find,
    async begin({ appId, id, path, name, demuxer }, verdict) {
      const inspection = await inspect(ffmpeg, { path, demuxer });
      if (inspection === undefined) return { ok: false, reason: 'broken' };
      const seconds = verdict.seconds > 0 ? verdict.seconds : Math.round(inspection.seconds);
      if (seconds > MEDIA_SECONDS) return { ok: false, reason: 'too-long' };
      const medium = inspection.video === undefined ? 'audio' : 'video';
      const inside = [inspection.video?.codec, inspection.audio].filter((codec) => codec !== undefined);
      // A container nothing is read of but by ffmpeg is named with what is in it.
      const isUnread = verdict.seconds === 0;
      const codecNames = inside.map((codec) => codecName({ codec, parameters: '', mark: '' }));
      const codecs = isUnread ? [...verdict.codecs, ...codecNames] : verdict.codecs;
      if ((await find(appId, id)) !== undefined) return { ok: true, medium, seconds, codecs };
      await files.putStream(createReadStream(path), () => sourceOf(appId, id));
      await conversions.add({ appId, id, name, medium, codecs, demuxer, seconds }, (tx) =>
        queue.enqueue(tx, convertMedia, { appId, id }, { key: `${appId} ${id}`, lane: LANE }),
      );
      return { ok: true, medium, seconds, codecs };
    },
  };
}
