/** A part with a script of its own, brought once it is wanted: most people never want it. */
import { useEffect, useEffectEvent, useState } from 'react';

/** Undefined until it has come; `lost` is told where it cannot be had. */
export function useBrought<Part extends object>(
  isWanted: boolean,
  bring: () => Promise<Part>,
  lost: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const fetchPart = useEffectEvent(bring);
  const tell = useEffectEvent(lost);
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    fetchPart().then(
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
