/** Hands in one file that is played, read or shown below a film: whole, or in pieces where it is large. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { consoleMediaAdd, RefusedMediaSchema } from '#schemas/api/console/media.ts';
import { PIECE_BYTES, type KeptMedia } from '#schemas/content/media-upload.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { Client } from '../client/client.ts';
import { readRefusal } from '../client/read-refusal.ts';
import { unknownShop } from '../shop-error.ts';
import { sendPieces, type OnPiece } from './send-pieces.ts';

/** @throws ShopError for a shop nobody knows */
export async function sendMediaFile(
  client: Client,
  shop: string,
  path: string,
  onPiece: OnPiece,
): Promise<{ ok: true; media: KeptMedia } | { ok: false; message: LocaleText; hint: LocaleText }> {
  const name = basename(path);
  const answer = await (statSync(path).size > PIECE_BYTES
    ? sendPieces({ client, shop, path, name, onPiece })
    : client.attempt(consoleMediaAdd, { shop, name }, ['upload-refused'], { file: path }));
  if (answer === undefined) throw unknownShop(shop);
  if (answer.ok) return { ok: true, media: answer.data };
  return { ok: false, ...readRefusal(RefusedMediaSchema, answer.data) };
}
