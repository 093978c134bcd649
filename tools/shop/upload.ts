/** `upload`: sends pictures to a shop and prints their addresses, each on a line of its own. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { REFUSAL_TEXTS } from '#server/domain/image-refusals.ts';
import { IMAGE_BYTES } from '#server/security/limits.ts';
import { unknownShop, type Command } from './commands.ts';
import type { ShopDoor, Uploaded } from './door.ts';

/** A file too heavy is not even read. */
export function sendFile(door: ShopDoor, shop: string, file: string): Promise<Uploaded | undefined> {
  if (statSync(file).size > IMAGE_BYTES)
    return Promise.resolve({ ok: false, message: REFUSAL_TEXTS['too-heavy'] });
  return door.upload(shop, { name: basename(file), bytes: readFileSync(file) });
}

export async function upload({ door, say, shop, files, flags }: Command): Promise<number> {
  const missing = files.filter((file) => !existsSync(file));
  for (const file of missing) say(`${file}\n  There is no such file.\n`);
  if (missing.length > 0) return 1;
  const opened = await door();
  let refused = 0;
  for (const file of files) {
    const outcome = await sendFile(opened, shop, file);
    if (outcome === undefined) throw unknownShop(shop);
    if (outcome.ok) say(`${outcome.url}  ${file}\n`);
    else {
      refused += 1;
      say(`${file}\n  ${outcome.message[flags.locale]}.\n`);
    }
  }
  return refused === 0 ? 0 : 1;
}
