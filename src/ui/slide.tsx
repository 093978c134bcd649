/** A captcha that opens over a form: its box comes with a script of its own, for most people are never asked for one. */
import { useEffect, useState, type ComponentType } from 'react';
import type { SlideState } from './slide-captcha.tsx';

interface SlideProps {
  slide: SlideState;
}

/** The box, once somebody is asked; where it cannot be had, the captcha goes another way (M181). */
function useBox(isWanted: boolean, lost: () => void): ComponentType<SlideProps> | undefined {
  const [Box, setBox] = useState<ComponentType<SlideProps>>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    import('./slide-captcha.tsx').then(
      ({ OpenSlide }) => {
        if (!gone) setBox(() => OpenSlide);
      },
      () => {
        if (!gone) lost();
      },
    );
    return () => {
      gone = true;
    };
    // What is lost is told to whoever listens when it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
  return Box;
}

export function Slide({ slide }: SlideProps) {
  const isOpen = slide.puzzle !== undefined || slide.company !== undefined;
  const Box = useBox(isOpen, slide.lost);
  return isOpen && Box !== undefined ? <Box slide={slide} /> : null;
}
