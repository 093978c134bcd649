/** The page in its frame, in the width it is looked at, with the overlay above it and what is said while it is not there. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { useCanvasState } from '../canvas-context.ts';
import type { CanvasSession } from '../canvas-session.ts';
import type { FrameStatus } from '../canvas-state.ts';
import { canvasWords } from '../words.ts';
import { sizeOfFrame, type FrameSize } from './frame-size.ts';
import { usePreview } from './use-preview.ts';
import { useRoom } from './use-room.ts';
import styles from './frame-view.module.css';

/** The page did not open: what to say, and the way on. */
const TROUBLE = {
  failed: { title: 'failed', hint: 'failedHint' },
  expired: { title: 'expired', hint: 'expiredHint' },
} as const;

function FrameState({ status, retry }: { status: Exclude<FrameStatus, 'ready'>; retry: () => void }) {
  const t = useWords(canvasWords);
  if (status === 'loading')
    return (
      <p className={styles.loading} role="status">
        {t('loading')}
      </p>
    );
  const { title, hint } = TROUBLE[status];
  return (
    <div className={styles.trouble} role="alert">
      <Empty
        title={t(title)}
        hint={t(hint)}
        action={
          <Button tone="primary" onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

const styleOf = ({ width, height, zoom }: FrameSize) => ({
  width: `${String(width)}px`,
  height: `${String(height)}px`,
  transform: `scale(${String(zoom)})`,
});

/** A page that never says it is there has failed. */
const READY_MS = 30_000;

function useLateFailure(session: CanvasSession, url: string | undefined): void {
  useEffect(() => {
    if (url === undefined) return undefined;
    return systemClock.after(READY_MS, () => {
      if (session.store.getState().status === 'loading') session.store.setState({ status: 'failed' });
    });
  }, [session, url]);
}

export function FrameView({
  session,
  path,
  children,
}: {
  session: CanvasSession;
  path: string;
  /** Over the page, in the page's own pixels times `--zoom`. */
  children: (size: FrameSize) => ReactNode;
}) {
  const t = useWords(canvasWords);
  const viewAs = useCanvasState((state) => state.viewAs);
  const status = useCanvasState((state) => state.status);
  const width = useCanvasState((state) => state.width);
  const { url, retry } = usePreview(session, path, viewAs);
  const { element, room } = useRoom();
  const frame = useRef<HTMLIFrameElement>(null);
  const size = sizeOfFrame(width, room);
  useLateFailure(session, url);
  useEffect(() => {
    if (frame.current === null) return undefined;
    return session.port.attach(frame.current);
  }, [session]);
  return (
    <div className={styles.stage} ref={element}>
      <div className={styles.page} style={{ width: size.width * size.zoom, height: size.height * size.zoom }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('frame')}
          data-desk="frame"
          data-status={status}
          src={url}
          style={styleOf(size)}
        />
        {status === 'ready' && children(size)}
      </div>
      {status !== 'ready' && <FrameState status={status} retry={retry} />}
    </div>
  );
}
