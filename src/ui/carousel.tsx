/** Slides in a row that snap into place: works by scrolling without script; with it, arrows, dots, pause and autoplay. */
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { mayAutoplay, stepSlide } from './carousel-steps.ts';
import styles from './carousel.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** Calls `advance` again and again while it may; any of the reasons to stop ends it at once. */
export interface Autoplay {
  /** True while the visitor has it paused. */
  isPaused: boolean;
  toggle(): void;
  /** Spread on the element whose pointer and focus hold it still. */
  attention: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** `turn` changes with each step, so that the wait starts over after one by hand. */
function useAutoplay(count: number, intervalMs: number, turn: number, advance: () => void): Autoplay {
  const [isPaused, setPaused] = useState(false);
  const [isAttended, setAttended] = useState(false);
  const [visible, setVisible] = useState(true);
  const step = useEffectEvent(advance);
  useEffect(() => pageVisibility.listen(setVisible), []);
  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!mayAutoplay({ count, intervalMs, isPaused, isAttended, visible, reducedMotion })) return undefined;
    return systemClock.after(intervalMs, () => step());
  }, [count, intervalMs, isPaused, isAttended, visible, turn]);
  return {
    isPaused,
    toggle: () => setPaused((before) => !before),
    attention: {
      onPointerEnter: () => setAttended(true),
      onPointerLeave: () => setAttended(false),
      onFocus: () => setAttended(true),
      onBlur: () => setAttended(false),
    },
  };
}

export interface CarouselProps {
  /** What the slides are about: the name of the region. */
  label: string;
  /** One element a slide. */
  slides: readonly ReactNode[];
  /** Milliseconds between steps; 0 stands still. */
  intervalMs?: number | undefined;
  /** Dots below instead of on the slides. */
  dots?: 'over' | 'below' | 'none' | undefined;
  className?: string | undefined;
}

/** Index of the slide that fills the track at a scroll position. */
function slideAt(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}

function slideTo(track: HTMLElement, index: number): void {
  track.scrollTo({ left: index * track.clientWidth });
}

export function Carousel({ label, slides, intervalMs = 5000, dots = 'over', className }: CarouselProps) {
  const t = useWords(sharedWords);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** Where the slides are sliding to: what passes on the way there is not the current one. */
  const goal = useRef<number>(undefined);
  const count = slides.length;
  const go = (index: number) => {
    const element = track.current;
    if (element === null) return;
    goal.current = index;
    slideTo(element, index);
    setCurrent(index);
  };
  const letGo = () => {
    goal.current = undefined;
  };
  const follow = (element: HTMLElement) => {
    const at = Math.min(slideAt(element), count - 1);
    if (goal.current === at) letGo();
    if (goal.current === undefined) setCurrent(at);
  };
  const settle = (element: HTMLElement) => {
    // A slide that another one cut short ends too, on the way to where the other goes.
    if (goal.current === undefined || slideAt(element) === goal.current) follow(element);
    else slideTo(element, goal.current);
  };
  const autoplay = useAutoplay(count, intervalMs, current, () => go(stepSlide(current, 1, count)));
  return (
    <section
      className={cx(styles.carousel, className)}
      aria-roledescription={t('carousel')}
      aria-label={label}
      {...autoplay.attention}
    >
      <ul
        ref={track}
        className={styles.track}
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={label}
        onScroll={({ currentTarget }) => follow(currentTarget)}
        onScrollEnd={({ currentTarget }) => settle(currentTarget)}
        // Somebody moves the slides by hand.
        onWheel={letGo}
        onTouchStart={letGo}
        aria-live={intervalMs > 0 && !autoplay.isPaused ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <li key={index} className={styles.slide} aria-label={t('slide', { n: index + 1, total: count })}>
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={cx(styles.arrow, styles.back)}
            aria-label={t('previous')}
            onClick={() => go(stepSlide(current, -1, count))}
          >
            <Icon name="chevron-left" size={24} />
          </button>
          <button
            type="button"
            className={cx(styles.arrow, styles.forth)}
            aria-label={t('next')}
            onClick={() => go(stepSlide(current, 1, count))}
          >
            <Icon name="chevron-right" size={24} />
          </button>
          {dots !== 'none' && (
            <div className={cx(styles.dots, dots === 'below' && styles.below)}>
              {slides.map((_slide, index) => (
                <button
                  key={index}
                  type="button"
                  className={styles.dot}
                  aria-label={t('slide', { n: index + 1, total: count })}
                  aria-current={index === current}
                  onClick={() => go(index)}
                />
              ))}
              {intervalMs > 0 && (
                <button
                  type="button"
                  className={styles.pause}
                  aria-label={t(autoplay.isPaused ? 'play' : 'pause')}
                  onClick={autoplay.toggle}
                >
                  <Icon name={autoplay.isPaused ? 'play' : 'pause'} size={14} />
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </section>
  );
}
