/** The picture of a room with what stands over it: a big button where the browser wants one, and what is told while nothing comes. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LiveView } from '#features/live/index.ts';
import { Waiting } from '#pieces/player-parts.tsx';
import { ALIVE_TYPE, PUSH_STATE } from '#schemas/live/kinds.ts';
import { later } from '#ui/attach-live.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useFull } from '#ui/use-full.ts';
import { Controls } from './controls.tsx';
import { type Stage, useStage } from './use-stage.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

const STILL_MS = 3000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether nobody has moved, touched or pressed anything on the stage for a while: what stands over the picture makes
 * way. @param mayHide false while it is not playing: what can be done then stays in sight
 */
function useIdle(stage: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const element = stage.current;
    if (!mayHide || element === null) return undefined;
    let stop = later(STILL_MS, () => setStill(true));
    const stir = () => {
      stop();
      setStill(false);
      stop = later(STILL_MS, () => setStill(true));
    };
    for (const sign of SIGNS) element.addEventListener(sign, stir);
    return () => {
      stop();
      for (const sign of SIGNS) element.removeEventListener(sign, stir);
      setStill(false);
    };
  }, [stage, mayHide]);
  return mayHide && isStill;
}

function Failure({ stage, pushState, t }: { stage: Stage; pushState: number; t: Say }) {
  const isFed = stage.failure === 'lost' && pushState !== PUSH_STATE.pushing;
  const message = pushState === PUSH_STATE.broken ? 'broken' : 'waiting';
  return (
    <div className={styles.veil} role="status">
      <p>{t(stage.failure !== 'lost' ? 'unplayable' : isFed ? message : 'lost')}</p>
      <Button onClick={stage.again}>{t('again')}</Button>
    </div>
  );
}

function Over({ stage, pushState, t }: { stage: Stage; pushState: number; t: Say }) {
  if (stage.is === 'failed') return <Failure stage={stage} pushState={pushState} t={t} />;
  if (stage.is === 'blocked')
    return (
      <button type="button" className={styles.begin} onClick={stage.toggle} aria-label={t('begin')}>
        <span className={styles.sign}>
          <Icon name="play" size={40} />
        </span>
        {t('begin')}
      </button>
    );
  if (stage.is === 'fetching') return <Waiting label={t('fetching')} />;
  return null;
}

interface PlayerProps {
  aliveId: string;
  isQuiet: boolean;
  view: LiveView;
  t: Say;
}

export function Player({ aliveId, isQuiet, view, t }: PlayerProps) {
  const { room, state, isReplay } = view;
  const frame = useRef<HTMLElement>(null);
  const stage = useStage(aliveId, view);
  // Read when somebody presses, never while it is drawn.
  // oxlint-disable-next-line react/refs
  const full = useFull(frame, stage.place, !room.marquee.enabled);
  const isStill = useIdle(frame, stage.is === 'playing');
  const isBlocked = stage.is === 'blocked';
  const isVoice = room.base.alive_type === ALIVE_TYPE.voice && room.base.courseware_image !== '';
  return (
    <div
      // The whole screen takes what stands over the picture with it: slides, a marquee, a vote.
      ref={(box) => {
        frame.current = box?.closest<HTMLElement>('[data-live-stage]') ?? box;
      }}
      className={styles.frame}
      data-still={isStill}
    >
      <div className={styles.picture} data-live-picture>
        {/* A lecture as it is held has no captions yet. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={stage.hold}
          className={styles.video}
          poster={room.media.poster === '' ? undefined : room.media.poster}
          aria-label={t('stage')}
          playsInline
          muted={isQuiet}
        />
        {isVoice && <img className={styles.courseware} src={room.base.courseware_image} alt="" />}
        <Over stage={stage} pushState={state.push_state} t={t} />
      </div>
      {/* The button over the whole picture is then the one thing to press. */}
      {!isBlocked && (
        <Controls
          aliveId={aliveId}
          stage={stage}
          isLive={!isReplay}
          seconds={room.media.seconds}
          full={full}
          t={t}
        />
      )}
    </div>
  );
}
