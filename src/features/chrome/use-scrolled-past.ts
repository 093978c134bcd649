/** Whether the page was scrolled further than so many pixels; hears of it at most once per 150 ms (M105). */
import { useCallback, useSyncExternalStore } from 'react';
import { pageScroll, type Scroll } from '#platform/scroll.ts';

export function useScrolledPast(
  pixels: number,
  scroll: Scroll = pageScroll,
): { past: boolean; toTop: () => void } {
  const subscribe = useCallback((onChange: () => void) => scroll.listen(onChange), [scroll]);
  const past = useSyncExternalStore(
    subscribe,
    () => scroll.top() > pixels,
    () => false,
  );
  return { past, toTop: scroll.toTop };
}
