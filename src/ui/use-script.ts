/** A part of a control that comes by itself: nothing until it is wanted and here, and somebody is told where it does not come. */
import { useEffect, useEffectEvent, useState } from 'react';

/** `load` brings the same part each time; what comes after the control has gone is dropped. */
export function useScript<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onLoss?: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const bring = useEffectEvent(load);
  const notify = useEffectEvent(() => onLoss?.());
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    bring().then(
      (loadedPart) => {
        if (!isGone) setPart(loadedPart);
      },
      () => {
        if (!isGone) notify();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isWanted ? part : undefined;
}
