/** A value a field holds itself: the form is told once the page shows another, so that what it remembers is what stands there. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export function useKept<Value>(first: () => Value, changed: () => void) {
  const [value, setValue] = useState(first);
  const told = useRef(value);
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    tell();
  }, [value]);
  return [value, setValue] as const;
}
