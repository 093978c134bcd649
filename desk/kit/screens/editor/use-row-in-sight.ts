/** Opens the row of a list that holds the field brought into sight, where one row at a time is open. */
import { useEffectEvent, useLayoutEffect } from 'react';
import { stepsOf } from '#schemas/page/walk-path.ts';
import { useEditor } from './editor-context.ts';

/** @param list pointer of the list */
export function useRowInSight(list: string, open: (place: number) => void): void {
  const { sight } = useEditor();
  const openRow = useEffectEvent(open);
  useLayoutEffect(() => {
    if (sight?.pointer.startsWith(`${list}/`) !== true) return;
    const [place] = stepsOf(sight.pointer.slice(list.length));
    openRow(Number(place));
  }, [sight, list]);
}
