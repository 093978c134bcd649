/** Finds out why a file does not play, where the browser says no more than that it does not. */
import type { MediaFailureReason } from './media-failure.tsx';

/** Of another site nothing is heard of a file but that it cannot be read. */
const isOurs = (url: string): boolean => new URL(url, document.baseURI).origin === location.origin;

/** `unplayable` where nothing more can be found out. */
export async function explainFailure(
  url: string,
  ask: typeof fetch = (...request) => window.fetch(...request),
): Promise<MediaFailureReason> {
  if (!navigator.onLine) return 'lost';
  if (!isOurs(url)) return 'unplayable';
  try {
    const { status, body } = await ask(url, { headers: { range: 'bytes=0-0' }, cache: 'no-store' });
    void body?.cancel();
    if (status === 404 || status === 410) return 'missing';
    return status < 400 ? 'codec' : 'lost';
  } catch {
    return 'lost';
  }
}
