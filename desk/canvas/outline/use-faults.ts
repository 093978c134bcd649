/** Faults of the page being edited: found by reading it whole, in idle time after it was last changed, never for a letter. */
import { useEffect } from 'react';
import type { Fault } from '#schemas/page/ready.ts';
import { parseLenient } from '#schemas/page/parse-document.ts';
import { systemClock } from '#platform/clock.ts';
import { whenIdle } from '#platform/idle.ts';
import { type Canvas, useCanvasState } from '../canvas-context.ts';
import { pageBody } from '../chosen.ts';

/** After the last change. */
const QUIET_MS = 400;

export function useFaultReader(canvas: Canvas): void {
  useEffect(() => {
    let callOff = () => {};
    const read = () => {
      const { faults } = parseLenient(pageBody(canvas), canvas.catalogue);
      canvas.store.setState({ faults });
    };
    const later = () => {
      callOff();
      callOff = systemClock.after(QUIET_MS, () => {
        callOff = whenIdle(read);
      });
    };
    if (canvas.pageKey === undefined) return undefined;
    later();
    const stop = canvas.editor.subscribeChanges(({ document }) => {
      if (document === canvas.pageKey) later();
    });
    return () => {
      stop();
      callOff();
    };
  }, [canvas]);
}

const NO_FAULTS: readonly Fault[] = [];

/** Faults of one block; the same list as long as the page was not read again. */
export function useFaultsOf(id: string): readonly Fault[] {
  const faults = useCanvasState((state) => state.faults);
  const own = faults.filter(({ nodeId }) => nodeId === id);
  return own.length === 0 ? NO_FAULTS : own;
}
