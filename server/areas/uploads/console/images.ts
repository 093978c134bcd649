/** The merchant's pictures: one file a request, as it is (D93, requirement 45). */
import { consoleImageAdd } from '#schemas/api/console/images.ts';
import { mediaAddress } from '#schemas/content/pictures.ts';
import { okChanged, handleConsole, type UploadBody } from '#server/kernel/http/console-handler.ts';
import { fail } from '#server/kernel/http/define-handler.ts';
import type { ImageRefusal } from '../store/image-rows.ts';
import { REFUSAL_TEXTS } from '../images/image-errors.ts';
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';
import { IMAGE_BODY_BYTES } from '../limits.ts';

const refuse = (reason: ImageRefusal) => fail('upload-refused', { reason, message: REFUSAL_TEXTS[reason] });

/** The whole file; undefined where it is too heavy, of which no more than that is held in memory. */
async function readFile({ bytes, announcedBytes }: UploadBody): Promise<Buffer | undefined> {
  // Told at once, where the sender says so.
  if (announcedBytes > IMAGE_BODY_BYTES) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > IMAGE_BODY_BYTES) return undefined;
    if (size <= IMAGE_BYTES_MAX) parts.push(part);
  }
  return size > IMAGE_BYTES_MAX ? undefined : Buffer.concat(parts);
}

export const imageCalls = [
  handleConsole(
    consoleImageAdd,
    async ({ input: { name = '' }, shop, deps, file }) => {
      const bytes = await readFile(file);
      if (bytes === undefined) return refuse('too-heavy');
      const result = await deps.uploads.images.keep(shop.appId, { name, bytes });
      if (!result.ok) return refuse(result.reason);
      const { id, width, height, widths } = result.image;
      const data = { url: mediaAddress(result.image), id, width, height, widths: [...widths] };
      return okChanged(data, { subject: `picture ${id}`, before: null, after: { name, width, height } });
    },
    { bodyBytes: IMAGE_BODY_BYTES },
  ),
];
