/** What the system shows of what is heard, and its keys: play, pause, jump, the lesson before and the next. */
export interface ShownInSystem {
  title: string;
  artist: string;
  album: string;
  cover: string;
}

export interface SessionActions {
  play: () => void;
  pause: () => void;
  /** Jumps by so many seconds. */
  skip: (seconds: number) => void;
  /** To a second of it. */
  seek: (to: number) => void;
  /** Undefined where there is none. */
  before: (() => void) | undefined;
  next: (() => void) | undefined;
}

const NAMES = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
  'nexttrack',
] as const;
const SKIP_S = 10;

function actOn(
  actions: SessionActions,
  { action, seekOffset = SKIP_S, seekTime }: MediaSessionActionDetails,
) {
  switch (action) {
    case 'play':
      return actions.play();
    case 'pause':
      return actions.pause();
    case 'seekbackward':
      return actions.skip(-seekOffset);
    case 'seekforward':
      return actions.skip(seekOffset);
    case 'seekto':
      return seekTime === undefined ? undefined : actions.seek(seekTime);
    case 'previoustrack':
      return actions.before?.();
    case 'nexttrack':
      return actions.next?.();
    default:
      return undefined;
  }
}

/** Who shows something now: whoever came later is not cleared away by whoever goes. */
let owner: object | undefined;

/** `actions` are asked for at each press. The returned function clears it away. */
export function showInSystem(
  { title, artist, album, cover }: ShownInSystem,
  actions: () => SessionActions,
): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const mine = {};
  owner = mine;
  const artwork = cover === '' ? [] : [{ src: cover }];
  session.metadata = new MediaMetadata({ title, artist, album, artwork });
  const { before, next } = actions();
  const isLeftOut = (name: (typeof NAMES)[number]) =>
    (name === 'previoustrack' && before === undefined) || (name === 'nexttrack' && next === undefined);
  for (const name of NAMES)
    session.setActionHandler(name, isLeftOut(name) ? null : (details) => actOn(actions(), details));
  return () => {
    if (owner !== mine) return;
    owner = undefined;
    session.metadata = null;
    for (const name of NAMES) session.setActionHandler(name, null);
  };
}
