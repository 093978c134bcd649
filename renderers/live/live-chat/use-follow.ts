/** A list that follows what is written as long as its end is in view, and stays where it is read once it is not. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { further, nearer, sliceOf, type End, type Slice } from './list-window.ts';

/** So near the end counts as the end; so near an edge the window moves. */
const NEAR_PX = 48;
const EDGE_PX = 400;

interface Anchor {
  key: string;
  top: number;
}

export interface Follow {
  /** The list itself. */
  box: RefObject<HTMLDivElement | null>;
  slice: Slice;
  /** Lines below what is seen, since it was left. */
  missedCount: number;
  onScroll: () => void;
  toEnd: () => void;
}

/** The first line in view, by which the list is put back where it was. */
function anchorOf(box: HTMLElement): Anchor | undefined {
  for (const line of box.querySelectorAll<HTMLElement>('[data-line]'))
    if (line.offsetTop + line.offsetHeight > box.scrollTop)
      return { key: line.dataset['line'] ?? '', top: line.offsetTop - box.scrollTop };
  return undefined;
}

export function useFollow(keys: readonly string[]): Follow {
  const box = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<End>('last');
  /** The last line that was seen; undefined while the end is in view. */
  const [left, setLeft] = useState<string>();
  const anchor = useRef<Anchor | undefined>(undefined);
  const count = keys.length;
  const isAtEnd = left === undefined;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (isAtEnd) {
      element.scrollTop = element.scrollHeight;
      return;
    }
    const anchorLine = anchor.current;
    const line =
      anchorLine && element.querySelector<HTMLElement>(`[data-line="${CSS.escape(anchorLine.key)}"]`);
    if (anchorLine !== undefined && line instanceof HTMLElement)
      element.scrollTop = line.offsetTop - anchorLine.top;
  }, [end, isAtEnd, keys]);
  const move = (next: End) => {
    if (next !== end) setEnd(next);
  };
  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    anchor.current = anchorOf(element);
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (end === 'last' && below <= NEAR_PX) return setLeft(undefined);
    setLeft((before) => before ?? keys.at(-1));
    if (element.scrollTop < EDGE_PX) move(further(count, end));
    else if (below < EDGE_PX) move(nearer(count, end));
  };
  const lastSeenAt = left === undefined ? -1 : keys.lastIndexOf(left);
  return {
    box,
    slice: sliceOf(count, isAtEnd ? 'last' : end),
    missedCount: lastSeenAt < 0 ? 0 : count - 1 - lastSeenAt,
    onScroll,
    toEnd: () => {
      setEnd('last');
      setLeft(undefined);
    },
  };
}
