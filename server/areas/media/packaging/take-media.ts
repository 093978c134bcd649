/** Takes in media as it is sent: on the disk of this machine while it is judged and cut, and nowhere else afterwards. */
import { StoreUnavailable } from '#server/kernel/db/store-error.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { MEDIA_BYTES } from '../limits.ts';
import type { KeepResult, MediaRefusal } from '../services/stored-media.ts';

/** Thrown where a file is refused while it is still coming in. */
class MediaRejectedError extends Error {
  readonly reason: MediaRefusal;
  constructor(reason: MediaRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Stops at the first byte too many; a sender who goes away half way has sent nothing. */
async function* meter(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MEDIA_BYTES) throw new MediaRejectedError('too-heavy');
      yield chunk;
    }
  } catch (error) {
    // Pieces of it may lie in a store that is away: the file is not at fault.
    const isItsFault = !(error instanceof MediaRejectedError || error instanceof StoreUnavailable);
    throw isItsFault ? new MediaRejectedError('broken') : error;
  }
}

/** @param keep takes in the file at a path, which is gone when this resolves */
export async function takeMedia(
  files: FileStore,
  chunks: AsyncIterable<Uint8Array>,
  keep: (path: string) => Promise<KeepResult>,
): Promise<KeepResult> {
  try {
    return await files.hold(meter(chunks), keep);
  } catch (error) {
    if (error instanceof MediaRejectedError) return { ok: false, reason: error.reason };
    throw error;
  }
}
