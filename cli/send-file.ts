/** Sends one picture of this machine to a shop. */
import { consoleImageAdd, RefusedImageSchema } from '#schemas/api/console/images.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { readRefusal } from './client/read-refusal.ts';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { REFUSAL_TEXTS } from '#server/areas/uploads/images/image-errors.ts';
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';

import type { Client } from './client/client.ts';
import { unknownShop } from './shop-error.ts';

/** A file too heavy is not even read. */
export async function sendFile(
  client: Client,
  shop: string,
  file: string,
): Promise<{ ok: true; url: string } | { ok: false; message: LocaleText }> {
  const { size } = statSync(file);
  if (size === 0) return { ok: false, message: REFUSAL_TEXTS.empty };
  if (size > IMAGE_BYTES_MAX) return { ok: false, message: REFUSAL_TEXTS['too-heavy'] };
  const input = { shop, name: basename(file) };
  const outcome = await client.attempt(consoleImageAdd, input, ['upload-refused'], {
    body: readFileSync(file),
  });
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) return { ok: true, url: outcome.data.url };
  return { ok: false, message: readRefusal(RefusedImageSchema, outcome.data).message };
}
