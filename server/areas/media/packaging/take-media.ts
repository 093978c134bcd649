/** Takes in media as it is sent: on the disk of this machine while it is judged and cut, and nowhere else afterwards. */
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { MEDIA_BYTES } from '../limits.ts';
import type { Kept, MediaRefusal } from '../services/stored-media.ts';

/** Thrown where a file is refused while it is still coming in. */
class Refused extends Error {
  readonly reason: MediaRefusal;
  constructor(reason: MediaRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Stops at the first byte too many; a sender who goes away half way has sent nothing. */
async function* metered(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MEDIA_BYTES) throw new Refused('too-heavy');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('broken');
  }
}

/** @param keep takes in the file at a path, which is gone when this resolves */
export async function takeMedia(
  files: FileStore,
  chunks: AsyncIterable<Uint8Array>,
  keep: (path: string) => Promise<Kept>,
): Promise<Kept> {
  try {
    return await files.hold(metered(chunks), keep);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}
