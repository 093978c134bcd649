/** How many pixels a page of a document has across: its place times the size somebody chose. */
import { useEffect, useRef, useState } from 'react';

export function usePdfWidth(zoom: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [across, setAcross] = useState(0);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    const look = () => setAcross(Math.floor(box.clientWidth));
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { frame, width: across * zoom };
}
