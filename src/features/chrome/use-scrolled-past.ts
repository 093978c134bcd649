/** Whether the page was scrolled further than so many pixels; asks at most once per 150 ms (M105). */
import { useEffect, useState } from 'react';
import { pageScroll, type Scroll } from '#platform/scroll.ts';

export function useScrolledPast(
  pixels: number,
  scroll: Scroll = pageScroll,
): { past: boolean; toTop: () => void } {
  const [past, setPast] = useState(false);
  useEffect(() => {
    setPast(scroll.top() > pixels);
    return scroll.listen((top) => setPast(top > pixels));
  }, [pixels, scroll]);
  return { past, toTop: scroll.toTop };
}
