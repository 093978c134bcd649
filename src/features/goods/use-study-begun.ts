/** Runs when somebody presses to study what the page itself holds; `begin` may be a new function at each drawing. */
import { useEffect, useRef } from 'react';
import { useEngine } from '#engine/provider.tsx';

export function useStudyBegun(begin: () => void): void {
  const { events } = useEngine();
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => events.on('study:begun', () => latest.current()), [events]);
}
