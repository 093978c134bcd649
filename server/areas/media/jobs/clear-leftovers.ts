/** Removes bytes of media without a description, and originals nobody converts any more (ADR-500). */
import type { Clock } from '#server/kernel/clock.ts';
import { clearUnnamed } from '#server/kernel/files/clear-unnamed.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { ConversionStore } from '../store/conversions.store.ts';
import { DATA, PLAY_FOLDER, SOURCE, type KeptMedia } from '../store/kept-media.ts';

interface LeftoverWorld {
  files: FileStore;
  keptMedia: KeptMedia;
  conversions: Pick<ConversionStore, 'find'>;
  clock: Clock;
}

/** `play/<shop>/<two letters>/<id>/<file>`. */
const FILE = new RegExp(`^${PLAY_FOLDER}/([^/]+)/[^/]+/([^/]+)/([^/]+)$`);

export function clearMediaLeftovers({ files, keptMedia, conversions, clock }: LeftoverWorld): Promise<void> {
  const isNamed = async (name: string): Promise<boolean> => {
    const [, appId = '', id = '', file = ''] = FILE.exec(name) ?? [];
    if (file === SOURCE) {
      const state = (await conversions.find(appId, id))?.state;
      return state === 'waiting' || state === 'running';
    }
    if (file !== DATA && !file.startsWith(`${DATA}-`)) return true;
    const media = await keptMedia.find(appId, id);
    return media !== undefined && file === (media.data ?? DATA);
  };
  return clearUnnamed({ files, clock, folder: PLAY_FOLDER, isNamed });
}
