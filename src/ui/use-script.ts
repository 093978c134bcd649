/** A part of a control that comes by itself: nothing until it is wanted and here, and somebody is told where it does not come. */
import { useEffect, useEffectEvent, useState } from 'react';

/** `load` brings the same part each time; what comes after the control has gone is dropped. */
export function useScript<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  lost?: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const bring = useEffectEvent(load);
  const tell = useEffectEvent(() => lost?.());
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    bring().then(
      (brought) => {
        if (!gone) setPart(brought);
      },
      () => {
        if (!gone) tell();
      },
    );
    return () => {
      gone = true;
    };
  }, [isWanted]);
  return isWanted ? part : undefined;
}
