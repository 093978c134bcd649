/** A page of the shop in a frame that only shows: as wide as it is asked for, shrunk to the room there is. */
import { useEffect, useRef, useState, type Ref } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { previewPath } from '../frame/preview-path.ts';
import { useRoom } from '../frame/use-room.ts';
import { viewsWords } from './words.ts';
import styles from './views.module.css';

interface PreviewFrameProps {
  /** Undefined while it is not known or its turn has not come. */
  url: string | undefined;
  /** CSS pixels of the page. */
  width: number;
  /** Height over width of what is seen of it. */
  ratio?: number;
  title: string;
  /** It is there, or was given up. */
  onSettle?: () => void;
  ref?: Ref<HTMLIFrameElement>;
}

/** A page that is not there by then has failed. */
const LOAD_MS = 30_000;
const RATIO = 1.4;

export function PreviewFrame({ url, width, ratio = RATIO, title, onSettle, ref }: PreviewFrameProps) {
  const t = useWords(viewsWords);
  const { element, room } = useRoom();
  const zoom = Math.min(1, room.width / width);
  const [end, setEnd] = useState<{ url: string; state: 'ready' | 'late' }>();
  const state = end?.url === url ? (end?.state ?? 'loading') : 'loading';
  const height = Math.round(width * ratio);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => {
    if (url === undefined) return undefined;
    return systemClock.after(LOAD_MS, () => {
      setEnd((before) => (before?.url === url ? before : { url, state: 'late' }));
      settle.current?.();
    });
  }, [url]);
  const onLoad = () => {
    if (url === undefined) return;
    setEnd({ url, state: 'ready' });
    onSettle?.();
  };
  return (
    <div ref={element} className={styles.box} style={{ height: height * zoom }} data-state={state}>
      {url !== undefined && zoom > 0 && (
        <iframe
          ref={ref}
          className={styles.frame}
          title={title}
          src={previewPath(url)}
          style={{ width, height, transform: `scale(${String(zoom)})` }}
          onLoad={onLoad}
        />
      )}
      {state !== 'ready' && (
        <p className={styles.state} role="status">
          {t(state)}
        </p>
      )}
    </div>
  );
}
