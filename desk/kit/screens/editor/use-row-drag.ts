/** A row that is dragged onto others of its list: before or behind the one it is dropped on, which shows where. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type DropSide = 'before' | 'after';

const DRAG_TYPE = 'text/plain';

function sideOf(element: HTMLElement, { clientY }: DragEvent): DropSide {
  const box = element.getBoundingClientRect();
  return clientY < box.top + box.height / 2 ? 'before' : 'after';
}

/** @param drop called with the row that was dropped on this one */
export function useRowDrag(id: string, drop: (id: string, side: DropSide) => void) {
  const ref = useRef<HTMLLIElement>(null);
  const [side, setSide] = useState<DropSide>();
  const onDrop = useEffectEvent(drop);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element.addEventListener('dragstart', (event) => event.dataTransfer?.setData(DRAG_TYPE, id), options);
    element.addEventListener('dragleave', () => setSide(undefined), options);
    element.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        setSide(sideOf(element, event));
      },
      options,
    );
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setSide(undefined);
        onDrop(event.dataTransfer?.getData(DRAG_TYPE) ?? '', sideOf(element, event));
      },
      options,
    );
    return () => stop.abort();
  }, [id]);
  return { ref, side };
}
