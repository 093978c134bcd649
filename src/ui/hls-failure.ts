/** What an error of a playlist means for whoever watches: once more by itself, or why it goes on no further. */
import type Hls from 'hls.js/light';
import type { MediaFailureReason } from './media-failure.tsx';

/** As hls.js tells of one that is fatal. */
interface HlsError {
  type: string;
  details: string;
  response?: { code?: number } | undefined;
}

/** Errors of a codec: what decodes nothing now decodes nothing the second time. */
const OF_CODECS: ReadonlySet<string> = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** So often a film is taken up again after a place that cannot be decoded. */
const MENDED_MAX = 2;

/** @param mends how often it was taken up again so far */
export function judgeHlsError(
  { type, details, response }: HlsError,
  mends: number,
): MediaFailureReason | 'mend' {
  if (OF_CODECS.has(details)) return 'codec';
  if (type === 'mediaError') return mends < MENDED_MAX ? 'mend' : 'broken';
  if (type !== 'networkError') return 'unplayable';
  return response?.code !== undefined && GONE.has(response.code) ? 'missing' : 'lost';
}

/** Takes a film up again after what can be mended; says why where an error ends it. */
export function watchHlsErrors(
  player: Hls,
  errorEvent: typeof Hls.Events.ERROR,
  end: (reason: MediaFailureReason) => void,
): void {
  let mends = 0;
  player.on(errorEvent, (_event, error) => {
    if (!error.fatal) return;
    const meaning = judgeHlsError(error, mends);
    if (meaning !== 'mend') return end(meaning);
    mends += 1;
    player.recoverMediaError();
  });
}
