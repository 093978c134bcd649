/** Hashes a file beside the page, which stays usable meanwhile (M227). */
import { hashChunks } from './hash-chunks.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  hashChunks(data, (share) => postMessage({ share })).then(
    (hash) => postMessage({ hash }),
    () => postMessage({ failed: true }),
  );
});
