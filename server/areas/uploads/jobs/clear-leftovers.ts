/** Removes sizes of pictures that no row names, and recordings that no upload names (ADR-660). */
import type { Clock } from '#server/kernel/clock.ts';
import { clearUnnamed } from '#server/kernel/files/clear-unnamed.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { IMAGE_FOLDER } from '../images/image-service.ts';
import { AUDIO_FOLDER, type NameOf } from '../rules/stored.ts';
import type { ImageStore } from '../store/images.store.ts';
import type { UploadStore } from '../store/uploads.store.ts';

interface LeftoverWorld {
  files: FileStore;
  images: Pick<ImageStore, 'allIds'>;
  uploads: Pick<UploadStore, 'recordingsAfter'>;
  nameOf: NameOf;
  clock: Clock;
}

/** `media/<two letters>/<id>/<size>` and `uploads/<two letters>/<name>`; anything else is left alone. */
const FILE = new RegExp(
  `^(?:${IMAGE_FOLDER}/[\\w-]{2}/([\\w-]{43})/[\\w.]+|${AUDIO_FOLDER}/[\\w-]{2}/([\\w-]{43}))$`,
);

async function readNames({ images, uploads, nameOf }: LeftoverWorld): Promise<Set<string>> {
  const names = new Set(await images.allIds());
  for (
    let after: { appId: string; path: string } | undefined = { appId: '', path: '' };
    after !== undefined;
  ) {
    const page = await uploads.recordingsAfter(after);
    for (const { userId, sha256 } of page) names.add(nameOf(userId, sha256));
    after = page.at(-1);
  }
  return names;
}

export async function clearUploadLeftovers(world: LeftoverWorld): Promise<void> {
  const { files, clock } = world;
  let names = await readNames(world);
  const isNamed = async (name: string): Promise<boolean> => {
    const match = FILE.exec(name);
    const id = match?.[1] ?? match?.[2];
    if (id === undefined || names.has(id)) return true;
    // The same file may have been uploaded again meanwhile: asked once more before it is removed.
    names = await readNames(world);
    return names.has(id);
  };
  for (const folder of [IMAGE_FOLDER, AUDIO_FOLDER]) await clearUnnamed({ files, clock, folder, isNamed });
}
