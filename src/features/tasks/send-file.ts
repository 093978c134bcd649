/** Sends what is handed in with a task: signed for first as one's own, then its bytes, with how far it is (M226, D93). */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';
import type { FileKind } from './answer-run.ts';

/** What is taken as a recording, by its type. */
export const SOUND_TYPES: ReadonlyMap<string, string> = new Map([
  ['audio/mpeg', 'mp3'],
  ['audio/mp3', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/m4a', 'm4a'],
  ['audio/x-m4a', 'm4a'],
  ['audio/webm', 'webm'],
]);

/** Without what stands behind the type, such as its codecs. */
const endingOf = (kind: FileKind, { type }: Blob) =>
  (kind === 'image' ? PICTURE_TYPES : SOUND_TYPES).get(type.split(';')[0] ?? '');

/** The path it has on the server; undefined where it is nothing the shop takes, or could not be sent. */
export async function sendOwnFile(
  act: Caller,
  kind: FileKind,
  blob: Blob,
  onProgress: (share: number) => void,
): Promise<string | undefined> {
  const ending = endingOf(kind, blob);
  if (ending === undefined) return undefined;
  const input = { sign_type: 'appSign', upload_type: kind, file_ext: ending, is_own: 1 } as const;
  const signature = await act(uploadSignGet, input);
  if (!signature.ok) return undefined;
  const { url, headers, file_path: path } = signature.data;
  const { putFile } = await import('#api/put-file.ts');
  const { signal } = new AbortController();
  return (await putFile({ url, headers, body: blob, signal, onProgress })) ? path : undefined;
}
