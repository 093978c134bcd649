/** Films, recordings and documents that need access: stored, cut into segments, and served through one check. */
import { createHmac } from 'node:crypto';
import { HOUR_MS } from '#schemas/time.ts';
import type { Deps, AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { LEFTOVERS_EVERY_MS } from '#server/kernel/limits/limits.ts';
import { handleJob, recurringJob, type JobTry } from '#server/kernel/jobs/define-job.ts';
import { mediaCalls } from './console/media.ts';
import { makeConverter } from './conversion/converter.ts';
import { registerPlay, type Door } from './http/play.ts';
import { convertMedia } from './jobs/job-kinds.ts';
import { indexMedia } from './jobs/index-media.ts';
import { convertMediaJob } from './jobs/convert-media.ts';
import { CONVERSION_MS } from './limits.ts';
import { clearMediaLeftovers } from './jobs/clear-leftovers.ts';
import { keepMedia, knownMedia, type Bring, type Keeper } from './packaging/keep-media.ts';
import { takeMedia } from './packaging/take-media.ts';
import { makeLinks } from './rules/links.ts';
import type { Extent } from './rules/extent.ts';
import { isGiven, linksOf, type LinkRequest, type MediaLinks, type PlayedRow } from './rules/media-links.ts';
import { readMediaSettings, type MediaSettings } from './services/settings.ts';
import { createConversionStore, type ConversionStore } from './store/conversions.store.ts';
import { createKeptMedia } from './store/kept-media.ts';
import { createPieceStore, type PieceStore } from './store/pieces.store.ts';
import { createMediaFileStore, type MediaFileStore } from './store/media-files.store.ts';
import type { KeepResult } from './services/stored-media.ts';
import { mediaConversion, mediaPiece } from './tables/conversions.ts';
import { mediaFile } from './tables/media-files.ts';
import { isSettled, makePieces, type Pieces, type Plan } from './uploading/pieces.ts';

export { visitorOf, PRIVATE_MEDIA, refusalFor, REFUSAL_CODES, type MediaRefused } from './http/visitor.ts';
export { expireAfter, makeLinks, playEntry, type LinkSubject, type Links } from './rules/links.ts';
/** What statements of other areas may join; rows are written here. */
export { mediaConversion } from './tables/conversions.ts';
export { mediaFile } from './tables/media-files.ts';
export { addressOf, idOfAddress, type SegmentedMedia } from './services/stored-media.ts';
export type { MediaLinks } from './rules/media-links.ts';
export type { PlayableGood, Preview } from './rules/played.ts';

export interface MediaArea {
  /** Keeps a file of this machine for a shop; `address` is what a good's row then names. */
  keep(appId: string, bring: Bring): Promise<KeepResult>;
  /** Keeps what is sent, as it comes; of what breaks off or is refused nothing stays. */
  take(appId: string, chunks: AsyncIterable<Uint8Array>, name: string): Promise<KeepResult>;
  /** Large files that come in pieces. */
  pieces: Pieces;
  /** A file of this SHA-256 (hexadecimal) that was brought before. */
  keptOf(appId: string, sha256: string): Promise<KeepResult>;
  /** Keeps what the pieces of a plan are together; undefined where one is missing. */
  joinPieces(appId: string, plan: Plan, name: string): Promise<KeepResult | undefined>;
  /** One try of a conversion. */
  convert(request: { appId: string; id: string }, attempt: JobTry): Promise<void>;
  /** Removes what a process that was killed left half done. */
  clearLeftovers(): Promise<void>;
  /** Lists what lies in the files and is not listed yet. */
  indexFiles(): Promise<void>;
  /** Ends what is being converted here; it goes on at the next start, or on another node. */
  stopConverting(): void;
  /** The addresses of a good's media for one person; the caller has decided how much of it they may have. */
  linksOf<Caption extends { url: string }>(
    request: LinkRequest,
    row: PlayedRow<Caption>,
  ): Promise<MediaLinks<Caption> | undefined>;
  /** Whether so much of what a row names can be given to anybody. */
  isGiven(appId: string, address: string, extent: Extent): Promise<boolean>;
  door: Door;
}

declare module '#server/kernel/area.ts' {
  interface Areas {
    media: MediaArea;
  }
  interface Stores {
    conversions: ConversionStore;
    mediaPieces: PieceStore;
    mediaFiles: MediaFileStore;
  }
  interface Settings extends MediaSettings {}
  interface Injections {
    /** Path of ffmpeg; nothing is converted where it is absent. */
    ffmpeg?: MediaSettings['ffmpeg'];
  }
}

export const area = defineArea({
  name: 'media',
  tables: { mediaConversion, mediaPiece, mediaFile },
  stores: (db, clock) => ({
    conversions: createConversionStore(db, clock),
    mediaPieces: createPieceStore(db, clock),
    mediaFiles: createMediaFileStore(db, clock),
  }),
  settings: (env, _facts: unknown) => readMediaSettings(env),
  providers: ({ ffmpeg }, _world: unknown) => ({ ffmpeg }),
  open(world: AppContext): MediaArea {
    const { files, clock, keys, queue } = world;
    const { conversions, mediaFiles } = world.stores;
    const { ffmpeg } = world.injections;
    const keptMedia = createKeptMedia(files);
    const key = createHmac('sha256', keys.signing).update('protected media').digest('base64url');
    const links = makeLinks({ key, clock, door: 'play' });
    const keeper: Keeper = {
      keptMedia,
      mediaFiles,
      ...(ffmpeg === undefined ? {} : { converter: makeConverter({ ffmpeg, files, queue, conversions }) }),
    };
    const take: MediaArea['take'] = (appId, chunks, name) =>
      takeMedia(files, chunks, (path) => keepMedia(keeper, appId, { path, name }));
    const pieces = makePieces({ files, pieces: world.stores.mediaPieces, clock, keeper });
    const stopping = new AbortController();
    const converting = { ffmpeg, files, keptMedia, conversions, clock, stopping: stopping.signal };
    return {
      keep: (appId, bring) => keepMedia(keeper, appId, bring),
      take,
      pieces,
      keptOf: (appId, sha256) => knownMedia(keeper, appId, sha256),
      async joinPieces(appId, plan, name) {
        const names = plan.pieces.map(({ sha256 }) => sha256);
        // Whoever asked before may never have heard the answer.
        const before = await knownMedia(keeper, appId, plan.sha256);
        if (before.ok) {
          await pieces.remove(appId, names);
          return before;
        }
        const all = await pieces.join(appId, names);
        if (all === undefined) return undefined;
        const result = await take(appId, all, name);
        if (isSettled(result)) await pieces.remove(appId, names);
        return result;
      },
      convert: (request, attempt) => convertMediaJob(converting, request, attempt),
      clearLeftovers: () => clearMediaLeftovers({ files, keptMedia, conversions, clock }),
      indexFiles: () => indexMedia({ files, mediaStore: keptMedia, conversions, mediaFiles }),
      stopConverting: () => stopping.abort(new Error('The server stops.')),
      linksOf: (request, row) => linksOf({ keptMedia, links, clock, conversions }, request, row),
      isGiven: (appId, address, extent) => isGiven(keptMedia, appId, address, extent),
      door: { keptMedia, links },
    };
  },
  today: { media: ({ stores }, { appId }) => stores.conversions.countStates(appId) },
  consoleCalls: mediaCalls,
  routes: (app, { deps }) => {
    registerPlay(app, deps, deps.media.door);
    // It would be waited for.
    app.addHook('preClose', (next) => {
      deps.media.stopConverting();
      next();
    });
  },
  jobs: ({ media }: Deps) => [
    handleJob(convertMedia, (request, attempt) => media.convert(request, attempt), CONVERSION_MS),
    recurringJob('media.pieces', HOUR_MS, () => media.pieces.clear()),
    recurringJob('media.index', LEFTOVERS_EVERY_MS, () => media.indexFiles()),
    recurringJob('media.leftovers', LEFTOVERS_EVERY_MS, () => media.clearLeftovers()),
  ],
});
