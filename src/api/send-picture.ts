/** Sends a picture: signed for first, then its bytes (M226). */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';

/** The path it has on the server; undefined where it is no picture the shop takes, or could not be sent. */
export async function sendPicture(act: Caller, file: Blob): Promise<string | undefined> {
  const extension = PICTURE_TYPES.get(file.type);
  if (extension === undefined) return undefined;
  const signature = await act(uploadSignGet, {
    sign_type: 'appSign',
    upload_type: 'image',
    file_ext: extension,
  });
  if (!signature.ok) return undefined;
  const { url, headers, file_path: path } = signature.data;
  const { putFile } = await import('./put-file.ts');
  const { signal } = new AbortController();
  const isTaken = await putFile({ url, headers, body: file, signal, onProgress: () => undefined });
  return isTaken ? path : undefined;
}
