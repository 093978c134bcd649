/** Gives a film or recording its address: a file as it is, a playlist by the script that plays it, fetched only then. */
import { explainFailure } from './explain-failure.ts';
import { watchHlsErrors } from './hls-failure.ts';
import type { MediaFailureReason } from './media-failure.tsx';
import { hasNoPicture, watchMedia } from './watch-media.ts';

type Fail = (reason: MediaFailureReason) => void;

/** The pictures of a playlist in sizes to choose from. */
export interface Qualities {
  /** Heights in pixels, as the playlist names them. */
  heights: readonly number[];
  /** Holds to the one of this place among `heights`; -1 lets the connection decide. */
  choose: (place: number) => void;
}
type OnQualities = (qualities: Qualities) => void;

/** MediaError's own number, which is there where no browser is. */
const MEDIA_ERR_SRC_NOT_SUPPORTED = 4;
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

const isPlaylist = (url: string) => /\.m3u8(?:\?|$)/.test(url);

/** Answers how to let go of it. */
async function attachPlaylist(
  element: HTMLMediaElement,
  url: string,
  fail: Fail,
  onQualities: OnQualities,
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
  watchHlsErrors(player, Hls.Events.ERROR, (reason) => {
    player.destroy();
    fail(reason);
  });
  player.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) =>
    onQualities({
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

/** A file as it is; why it does not play is found out where the browser does not say. */
function attachFile(element: HTMLMediaElement, url: string, fail: Fail): () => void {
  const onError = () => {
    if (element.error?.code === MEDIA_ERR_SRC_NOT_SUPPORTED) void explainFailure(url).then(fail);
  };
  const onPlaying = () => {
    if (!hasNoPicture(element, url)) return;
    element.pause();
    fail('codec');
  };
  element.addEventListener('error', onError);
  element.addEventListener('playing', onPlaying);
  element.src = url;
  return () => {
    element.removeEventListener('error', onError);
    element.removeEventListener('playing', onPlaying);
    element.removeAttribute('src');
  };
}

/** Answers how to let go of the element, at whatever moment; `onQualities` hears of pictures to choose from, where there are. */
export function attachMedia(
  element: HTMLMediaElement,
  url: string,
  fail: Fail,
  onQualities: OnQualities = () => undefined,
): () => void {
  const stopWatching = watchMedia(element, fail);
  if (!isPlaylist(url)) {
    const leave = attachFile(element, url, fail);
    return () => {
      stopWatching();
      leave();
    };
  }
  let isGone = false;
  let leave: () => void = () => undefined;
  void attachPlaylist(element, url, fail, onQualities).then(
    (detach) => {
      if (isGone) detach();
      else {
        leave = detach;
        // Pressed for before there was anything to play.
        void element.play().catch(() => undefined);
      }
    },
    () => fail('lost'),
  );
  return () => {
    isGone = true;
    stopWatching();
    leave();
  };
}
