/** The picture of a room with what stands over it: a big button where the browser wants one, and what is told while nothing comes. */
import { Waiting } from '#pieces/player-parts.tsx';
import { useRef } from 'react';
import { ALIVE_TYPE, PUSH_STATE } from '#schemas/live/kinds.ts';
import type { LiveView } from '#features/live/index.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useFull } from '#ui/use-full.ts';
import { Controls } from './controls.tsx';
import type { Say } from './say.ts';
import { useIdle } from './use-idle.ts';
import { useStage, type Stage } from './use-stage.ts';
import styles from './view.module.css';

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
      <Controls
        aliveId={aliveId}
        stage={stage}
        isLive={!isReplay}
        seconds={room.media.seconds}
        full={full}
        t={t}
      />
    </div>
  );
}
