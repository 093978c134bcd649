/** A captcha that opens over a form: its box comes with a script of its own, for most people are never asked for one. */
import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { SlideState } from './slide-captcha.tsx';

interface SlideProps {
  slide: SlideState;
}

export function Slide({ slide }: SlideProps) {
  const isOpen = slide.puzzle !== undefined || slide.company !== undefined;
  const [box, setBox] = useState<ComponentType<SlideProps>>();
  const { onLoss } = slide;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    import('./slide-captcha.tsx').then(
      ({ OpenSlide }) => {
        if (!isGone) setBox(() => OpenSlide);
      },
      // Where it cannot be had, the captcha goes another way (M181).
      () => {
        if (!isGone) onLoss();
      },
    );
    return () => {
      isGone = true;
    };
    // What is lost is told to whoever listens when it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
  return isOpen && box !== undefined ? createElement(box, { slide }) : null;
}
