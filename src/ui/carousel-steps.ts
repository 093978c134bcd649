/** Which slide comes next, and whether the carousel may move by itself. Pure. */
export function stepSlide(current: number, by: 1 | -1, count: number): number {
  return count === 0 ? 0 : (current + by + count) % count;
}

export interface AutoplayFacts {
  count: number;
  intervalMs: number;
  /** The visitor pressed pause. */
  isPaused: boolean;
  /** The pointer or the focus is on it. */
  isAttended: boolean;
  visible: boolean;
  reducedMotion: boolean;
}

/** Moves only while nobody looks closely and nobody asked for stillness (WCAG 2.2.2). */
export function mayAutoplay(facts: AutoplayFacts): boolean {
  const { count, intervalMs, isPaused, isAttended, visible, reducedMotion } = facts;
  return count > 1 && intervalMs > 0 && !isPaused && !isAttended && visible && !reducedMotion;
}
