/** A value a field holds itself: the form is told once the page shows another, so that what it remembers is what stands there. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export function useFieldValue<Value>(first: () => Value, onChange: () => void) {
  const [value, setValue] = useState(first);
  const lastValue = useRef(value);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    notify();
  }, [value]);
  return [value, setValue] as const;
}
