/** The address of the preview in the frame: made for a path and a viewer, renewed before it expires, so that a frame stays open for days. */
import { useEffect, useState } from 'react';
import { consolePreviewCreate } from '#schemas/api/console/previews.ts';
import { PREVIEW_PARAMETER } from '#schemas/address/preview-address.ts';
import { msOf } from '#schemas/time.ts';
import type { ViewAs } from '#schemas/shop/view-as.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { systemClock } from '#platform/clock.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { previewPath } from './preview-path.ts';

/** How long before its end a token is renewed, and how soon a renewal that failed is tried again. */
const EARLY_MS = 30 * 60_000;
const AGAIN_MS = 60_000;

export interface FrameAddress {
  /** Undefined until it was made. */
  url: string | undefined;
  retry: () => void;
}

const tokenOf = (url: string) => new URL(url, window.location.origin).searchParams.get(PREVIEW_PARAMETER);

export function usePreview(session: CanvasSession, path: string, viewAs: ViewAs): FrameAddress {
  const { ask } = useDesk();
  const [url, setUrl] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let callOff = () => {};
    const input = { path, view_as: viewAs, in_desk: true };
    const { store, port } = session;
    const renewAt = (expiresAt: number) => {
      const { now, after } = systemClock;
      callOff = after(Math.max(AGAIN_MS, msOf(expiresAt) - now() - EARLY_MS), () => void renew(expiresAt));
    };
    const renew = async (expiresAt: number) => {
      const answer = await ask(consolePreviewCreate, input);
      if (isOver) return;
      const token = answer.ok ? tokenOf(answer.data.url) : null;
      if (answer.ok && token !== null) {
        await port.ask('token', { token }).catch(() => undefined);
        renewAt(answer.data.expires_at);
      } else if (systemClock.now() >= msOf(expiresAt)) store.setState({ status: 'expired' });
      else renewAt(expiresAt);
    };
    store.setState({ status: 'loading' });
    void ask(consolePreviewCreate, input).then((answer) => {
      if (isOver) return;
      if (!answer.ok) {
        store.setState({ status: 'failed' });
        return;
      }
      setUrl(previewPath(answer.data.url));
      renewAt(answer.data.expires_at);
    });
    return () => {
      isOver = true;
      callOff();
    };
  }, [ask, session, path, viewAs, attempt]);
  return { url, retry: () => setAttempt((count) => count + 1) };
}
