/** A frame that grows and shrinks with what stands in it, where movement is welcome. */

const GROW_MS = 220;
const GROW_EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** A ref of the frame's only child; the frame clips what it has no room for yet. */
export function smoothHeight(inside: HTMLElement | null): (() => void) | undefined {
  const frame = inside?.parentElement;
  if (inside === null || frame === null || frame === undefined) return undefined;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const around = frame.offsetHeight - inside.offsetHeight;
  let last = inside.offsetHeight;
  let growing: Animation | undefined;
  const watch = new ResizeObserver(() => {
    const next = inside.offsetHeight;
    if (next === last) return;
    const from = growing?.playState === 'running' ? frame.offsetHeight : last + around;
    last = next;
    growing?.cancel();
    const at = (height: number) => ({ height: `${height}px`, overflow: 'clip' });
    growing = frame.animate([at(from), at(next + around)], { duration: GROW_MS, easing: GROW_EASING });
  });
  watch.observe(inside);
  return () => watch.disconnect();
}
