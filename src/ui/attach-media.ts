/** Gives a film or recording its address: a file as it is, a playlist by the script that plays it, fetched only then. */
import type { MediaFailureReason } from './media-failure.tsx';

type Fail = (reason: MediaFailureReason) => void;

/** The pictures of a playlist in sizes to choose from. */
export interface Qualities {
  /** Heights in pixels, as the playlist names them. */
  heights: readonly number[];
  /** Holds to the one of this place among `heights`; -1 lets the connection decide. */
  choose: (place: number) => void;
}
type Tell = (qualities: Qualities) => void;

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

const isPlaylist = (url: string) => /\.m3u8(?:\?|$)/.test(url);

/** Answers how to let go of it. */
async function attachPlaylist(
  element: HTMLMediaElement,
  url: string,
  fail: Fail,
  tell: Tell,
): Promise<() => void> {
  const { default: Hls } = await import('hls.js/light');
  // Without the means a script needs, as on phones, the browser plays playlists by itself, or nothing does (M239).
  if (!Hls.isSupported()) {
    if (element.canPlayType(PLAYLIST_TYPE) === '') fail('unsupported');
    else element.src = url;
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
  player.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) =>
    tell({
      heights: levels.map(({ height }) => height),
      choose: (place) => {
        player.nextLevel = place;
      },
    }),
  );
  player.loadSource(url);
  player.attachMedia(element);
  return () => player.destroy();
}

/** Answers how to let go of the element, at whatever moment; `tell` hears of pictures to choose from, where there are. */
export function attachMedia(
  element: HTMLMediaElement,
  url: string,
  fail: Fail,
  tell: Tell = () => undefined,
): () => void {
  if (!isPlaylist(url)) {
    element.src = url;
    return () => element.removeAttribute('src');
  }
  let isGone = false;
  let leave = () => undefined;
  void attachPlaylist(element, url, fail, tell).then(
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
