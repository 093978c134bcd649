/** Sends one picture of this machine to a shop. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { REFUSAL_TEXTS } from '#server/areas/uploads/images/image-errors.ts';
import { IMAGE_BYTES } from '#server/areas/uploads/limits.ts';
import { unknownShop, type ShopBackend, type Uploaded } from './shop-backend.ts';

/** A file too heavy is not even read. */
export async function sendFile(door: ShopBackend, shop: string, file: string): Promise<Uploaded> {
  const { size } = statSync(file);
  if (size === 0) return { ok: false, message: REFUSAL_TEXTS.empty };
  if (size > IMAGE_BYTES) return { ok: false, message: REFUSAL_TEXTS['too-heavy'] };
  const sent = await door.upload(shop, { name: basename(file), bytes: readFileSync(file) });
  if (sent === undefined) throw unknownShop(shop);
  return sent;
}
