/** Names for the kinds of live room, numbered as on the wire (D95, D106). */
import { LIVE_STATE } from '../content/goods-state.ts';

export const ALIVE_TYPE = { voice: 0, recorded: 1, push: 2, portrait: 3, slides: 4 } as const;

export const PUSH_STATE = { none: 0, pushing: 1, broken: 2 } as const;

/** Where the picture comes from: a clip that never ends, an address, what is pushed to this server, or to a media server (D106). */
export const MEDIA_SOURCES = ['loop', 'url', 'rtmp', 'srs'] as const;
export type MediaSource = (typeof MEDIA_SOURCES)[number];

/** Whether the picture has to be pushed; the other sources need no push. */
export const needsPush = (source: MediaSource): boolean => source === 'rtmp' || source === 'srs';

/** Its files come from another company, as they are. */
export const isElsewhere = (source: MediaSource): boolean => source === 'url' || source === 'srs';

/** Types 2 and 4 have slides beside the picture, on air and in the replay (M241). */
export function hasSlides(aliveType: number, aliveState: number, isLookback: boolean): boolean {
  const isShown = aliveState === LIVE_STATE.live || (aliveState === LIVE_STATE.ended && isLookback);
  return isShown && (aliveType === ALIVE_TYPE.push || aliveType === ALIVE_TYPE.slides);
}
