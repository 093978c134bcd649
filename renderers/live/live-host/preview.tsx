/** What viewers see, or will once it begins: the picture without its sound, and how the push comes in. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { LiveView } from '#features/live/index.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { liveHostGet } from '#schemas/api/live/hosting.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { type MediaSource, PUSH_STATE } from '#schemas/live/kinds.ts';
import { Badge } from '#ui/badge.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { PartProps } from './part-props.ts';
import styles from './view.module.css';

/** Pictures far apart make viewers wait (ADR-369). */
const FAR_APART_S = 2.5;

/** What viewers are shown while nothing is pushed: some rooms need nobody to push (D106). */
const UNPUSHED: Readonly<Record<MediaSource, 'loop' | 'elsewhere' | 'noPush'>> = {
  loop: 'loop',
  url: 'elsewhere',
  rtmp: 'noPush',
  srs: 'noPush',
};

/** How large the picture is that plays in there; empty while none does. */
function usePictureSize(box: RefObject<HTMLElement | null>): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    const element = box.current;
    const look = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement)) return;
      const { videoWidth: width, videoHeight: height } = target;
      setSize(width === 0 ? '' : `${String(width)} × ${String(height)}`);
    };
    // Events of media do not bubble; they are caught on their way down.
    const names = ['loadedmetadata', 'resize', 'timeupdate', 'emptied'];
    for (const name of names) element?.addEventListener(name, look, true);
    return () => {
      for (const name of names) element?.removeEventListener(name, look, true);
    };
  }, [box]);
  return size;
}

type PreviewProps = Omit<PartProps, 'id' | 'call'> & {
  view: LiveView;
  host: DataOf<typeof liveHostGet>;
  stage: ReactNode;
};

export function Preview({ t, locale, view, host, stage }: PreviewProps) {
  const moment = useMoment(locale);
  const box = useRef<HTMLDivElement>(null);
  const size = usePictureSize(box);
  const { push_state: push, alive_state: state } = view.state;
  const { push_since_ts: since, piece_seconds: apart, source } = host;
  const idleSource = UNPUSHED[source];
  // Before it begins nothing comes but what is pushed: no player waits for it in the meantime.
  const isAwaited = idleSource === 'noPush' && push !== PUSH_STATE.pushing && state === LIVE_STATE.notStarted;
  const hasPicture = view.room.media.alive_video_url !== '' && !isAwaited;
  const isPushed = idleSource === 'noPush' && push !== PUSH_STATE.none;
  const word = isPushed ? (push === PUSH_STATE.pushing ? 'arriving' : 'broken') : idleSource;
  return (
    <section className={styles.preview} aria-label={t('preview')} data-alive-state={state}>
      <div ref={box} className={styles.picture} data-live-stage>
        {hasPicture ? (
          stage
        ) : (
          <p className={styles.noPicture}>{t(idleSource === 'noPush' ? 'noPicture' : 'laterPicture')}</p>
        )}
      </div>
      <p className={styles.pushing} role="status" data-push={word}>
        <Badge tone={word === 'arriving' ? 'success' : word === 'broken' ? 'error' : 'neutral'}>
          {t(word)}
        </Badge>
        {word === 'arriving' && since > 0 && <span>{t('since', { time: moment(since) })}</span>}
        {size !== '' && <span>{size}</span>}
        {word === 'arriving' && apart > FAR_APART_S && (
          <span className={styles.warning}>{t('farApart', { seconds: apart.toFixed(1) })}</span>
        )}
      </p>
    </section>
  );
}
