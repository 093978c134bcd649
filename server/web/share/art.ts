/** The drawings of this installation that stand in shared pictures: files of the client build, and nothing from elsewhere. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARE_ART_BYTES } from '../limits.ts';

/** No part of it begins with a dot, so that none leads out of the folder. */
const PICTURE = /^(?:\/[\w-][\w.-]*)+\.(?:svg|avif|png|jpe?g|webp)$/;

/** Undefined where there is no such file, or it is not ours to read: a merchant chose the address. */
export async function readArt(
  clientDir: string,
  address: string | undefined,
): Promise<Uint8Array | undefined> {
  if (address === undefined || !PICTURE.test(address)) return undefined;
  const path = join(clientDir, address);
  try {
    const { size } = await stat(path);
    return size > SHARE_ART_BYTES ? undefined : await readFile(path);
  } catch {
    return undefined;
  }
}
