/** Keeps a closed box in the page for 300 ms, until it is hidden (M108). */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { MESSAGE_BOX_HIDE_MS } from '#schemas/constants.ts';
import { systemClock } from '#platform/clock.ts';

const Leaving = createContext(false);

/** Whether the surrounding box is closed and about to be removed. */
export function useIsLeaving(): boolean {
  return useContext(Leaving);
}

export interface UnmountDelayProps<Value> {
  /** The value the box shows; undefined while no box is open. */
  of: Value | undefined;
  /** Draws the box; a closing box gets the last value. */
  children: (value: Value) => ReactNode;
}

export function UnmountDelay<Value>({ of, children }: UnmountDelayProps<Value>): ReactNode {
  const [{ last, opening, isOpen }, become] = useState({ last: of, opening: 0, isOpen: of !== undefined });
  const isNow = of !== undefined;
  // A box opened while the last one closes starts with fresh state.
  if ((isNow && of !== last) || isNow !== isOpen)
    become({ last: of ?? last, opening: opening + (isNow && !isOpen ? 1 : 0), isOpen: isNow });
  useEffect(() => {
    if (isNow) return undefined;
    return systemClock.after(MESSAGE_BOX_HIDE_MS, () => {
      become((before) => (before.isOpen ? before : { ...before, last: undefined }));
    });
  }, [isNow, opening]);
  const current = of ?? last;
  if (current === undefined) return null;
  return (
    <Leaving key={opening} value={!isNow}>
      {children(current)}
    </Leaving>
  );
}
