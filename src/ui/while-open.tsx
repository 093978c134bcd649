/** Keeps a box in the page while it leaves it: hidden 300 ms after it was closed (M108), whoever closed it. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { MESSAGE_BOX_HIDE_MS } from '#schemas/constants.ts';
import { systemClock } from '#platform/clock.ts';

const Leaving = createContext(false);

/** Whether the box around has been closed and is on its way out. */
export function useIsLeaving(): boolean {
  return useContext(Leaving);
}

export interface WhileOpenProps<Value> {
  /** What the box is about; undefined while none is open. */
  of: Value | undefined;
  /** Draws the box; on its way out with what it was about. */
  children: (value: Value) => ReactNode;
}

export function WhileOpen<Value>({ of, children }: WhileOpenProps<Value>): ReactNode {
  const [{ held, opening, isOpen }, become] = useState({ held: of, opening: 0, isOpen: of !== undefined });
  const isNow = of !== undefined;
  // Opened anew while the last one leaves, a box starts afresh.
  if ((isNow && of !== held) || isNow !== isOpen)
    become({ held: of ?? held, opening: opening + (isNow && !isOpen ? 1 : 0), isOpen: isNow });
  useEffect(() => {
    if (isNow) return undefined;
    return systemClock.after(MESSAGE_BOX_HIDE_MS, () => {
      become((known) => (known.isOpen ? known : { ...known, held: undefined }));
    });
  }, [isNow, opening]);
  const shown = of ?? held;
  if (shown === undefined) return null;
  return (
    <Leaving key={opening} value={!isNow}>
      {children(shown)}
    </Leaving>
  );
}
