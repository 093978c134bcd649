/** How long a connection may take over what it does (ADR-197). */
import { MEDIA_SENDING_MS } from '#server/areas/media/limits.ts';
import { IMAGE_MAKING_MS, UPLOAD_LIFE_MS } from '#server/areas/uploads/limits.ts';
import type { HttpTimes } from '#server/kernel/limits/limits.ts';

/** Whoever sends slowly on purpose holds a connection no longer than this (ADR-197). */
export const HTTP_TIMES: HttpTimes = {
  // They fit into a few packets.
  headers: 15_000,
  // An ordinary body has half a megabyte at the most: so much for the slowest phone.
  body: 30_000,
  // A file of twenty megabytes: as long as the signature of an upload lives.
  file: UPLOAD_LIFE_MS,
  // A whole request, with the longest film.
  request: MEDIA_SENDING_MS,
  // Neither side says a word: longer than the largest picture is made, for its sender waits in silence.
  silence: 2 * IMAGE_MAKING_MS,
  // Between two requests: longer than the minute for which balancers keep theirs, else they meet a closed door.
  keepAlive: 72_000,
  check: 5_000,
};
