/** Gives a film or recording its address: a file as it is, a playlist by the script that plays it, fetched only then. */
import type { MediaFailureReason } from './media-failure.tsx';

type Fail = (reason: MediaFailureReason) => void;

const isPlaylist = (url: string) => /\.m3u8(?:\?|$)/.test(url);

/** Answers how to let go of it. */
async function attachPlaylist(element: HTMLMediaElement, url: string, fail: Fail): Promise<() => void> {
  const { default: Hls } = await import('hls.js/light');
  // Without the means a script needs, as on phones, the browser plays playlists by itself.
  if (!Hls.isSupported()) {
    element.src = url;
    return () => undefined;
  }
  // What is sent needs no taking apart, so no worker; a page of a strict policy could start none from a text.
  const player = new Hls({ enableWorker: false });
  let isMended = false;
  player.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !isMended) {
      isMended = true;
      player.recoverMediaError();
      return;
    }
    player.destroy();
    fail(type === Hls.ErrorTypes.NETWORK_ERROR ? 'lost' : 'unplayable');
  });
  player.loadSource(url);
  player.attachMedia(element);
  return () => player.destroy();
}

/** Answers how to let go of the element, at whatever moment. */
export function attachMedia(element: HTMLMediaElement, url: string, fail: Fail): () => void {
  if (!isPlaylist(url)) {
    element.src = url;
    return () => element.removeAttribute('src');
  }
  let isGone = false;
  let leave = () => undefined;
  void attachPlaylist(element, url, fail).then(
    (detach) => {
      if (isGone) detach();
      else {
        leave = () => {
          detach();
          return undefined;
        };
        // Pressed for before there was anything to play.
        void element.play().catch(() => undefined);
      }
    },
    () => fail('lost'),
  );
  return () => {
    isGone = true;
    leave();
  };
}
