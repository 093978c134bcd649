/** The page as the outline's rows read their texts of it: blocks that come and go at once, what is typed in the next pause (ADR-756). */
import { useEffect } from 'react';
import { systemClock } from '#platform/clock.ts';
import { useCanvas, useCanvasState } from '../canvas-context.ts';
import { pageBody } from '../chosen.ts';
import type { EditorChange } from '../model/changes.ts';
import { findNode } from '../model/tree.ts';

/** After the last letter. */
const PAUSE_MS = 250;

const isTyping = ({ reason, orders, newNodes, goneNodes }: EditorChange): boolean =>
  reason === 'edit' && orders.length + newNodes.length + goneNodes.length === 0;

/** Keeps it up to date as long as the outline stands. */
export function useRowBody(): void {
  const canvas = useCanvas();
  useEffect(() => {
    let callOff = () => {};
    const follow = () => {
      callOff();
      canvas.store.setState({ rowBody: pageBody(canvas) });
    };
    follow();
    const stop = canvas.editor.subscribeChanges((change) => {
      if (change.document !== canvas.pageKey) return;
      callOff();
      if (isTyping(change)) callOff = systemClock.after(PAUSE_MS, follow);
      else follow();
    });
    return () => {
      stop();
      callOff();
    };
  }, [canvas]);
}

/** A block as its row shows it. */
export function useRowNode(id: string): unknown {
  const canvas = useCanvas();
  return useCanvasState(({ rowBody }) => findNode(rowBody ?? pageBody(canvas), id)?.node);
}
