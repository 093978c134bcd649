/**
 * The slide captcha as a box over the form: dragged, moved by the arrow keys or placed by a press (WCAG 2.5.7, 2.1.1), and
 * another way for those who cannot see it: the browser works instead (3.3.8).
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { systemClock } from '#platform/clock.ts';
import { proveWork } from '#platform/prove-work.ts';
import { Button } from '#ui/button.tsx';
import { CaptchaBox } from './captcha-box.tsx';
import { CompanyCaptcha, type CompanyCaptchaHands } from './company-captcha.tsx';
import { captchaWords } from './captcha-words.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './slide-captcha.module.css';

export interface SlidePuzzle {
  background: string;
  piece: string;
  width: number;
  height: number;
  piece_width: number;
  piece_top: number;
  work: { salt: string; bits: number };
}

export interface SlideAnswer {
  x?: number;
  /** Milliseconds since the start, and pixels. */
  track?: [number, number][];
  work?: string;
}

export interface SlideCaptchaProps {
  puzzle: SlidePuzzle;
  /** After an answer that was not right. */
  isWrong: boolean;
  busy: boolean;
  onAnswer: (answer: SlideAnswer) => void;
  onRefresh: () => void;
  onClose: () => void;
}

/** Arrow keys move one pixel, with shift ten (ux: 1/10 px). */
const STEP_PX = 1;
const LEAP_PX = 10;
/** As many points as the answer may have. */
const TRACK_MAX = 300;

interface Way {
  x: number;
  /** Begins where the piece lay when the puzzle was loaded, so that a single press counts as a movement. */
  track: [number, number][];
  since: number;
}

function moveTo(way: Way, to: number, most: number, now: number): Way {
  const x = Math.round(Math.max(0, Math.min(to, most)));
  return { ...way, x, track: [...way.track.slice(0, TRACK_MAX - 1), [now - way.since, x]] };
}

/** The piece under the hand of a mouse, a finger or a keyboard. */
function useSlide(most: number, busy: boolean, onAnswer: (answer: SlideAnswer) => void) {
  const [way, setWay] = useState((): Way => ({ x: 0, track: [[0, 0]], since: systemClock.now() }));
  const grip = useRef<number | undefined>(undefined);
  const to = (x: number) => setWay((before) => moveTo(before, x, most, systemClock.now()));
  const answer = ({ x, track }: Way) => {
    if (!busy && track.length > 1) onAnswer({ x, track });
  };
  return {
    x: way.x,
    to,
    settle: () => answer(way),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      grip.current = event.clientX - way.x;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current !== undefined) to(event.clientX - grip.current);
    },
    onPointerUp: () => {
      if (grip.current === undefined) return;
      grip.current = undefined;
      answer(way);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.shiftKey ? LEAP_PX : STEP_PX;
      if (event.key === 'ArrowRight' || event.key === 'ArrowUp') to(way.x + step);
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') to(way.x - step);
      else if (event.key === 'Enter' || event.key === ' ') answer(way);
      else return;
      event.preventDefault();
    },
  };
}

export function SlideCaptcha(props: SlideCaptchaProps) {
  const { puzzle, isWrong, busy, onAnswer, onRefresh, onClose } = props;
  const t = useTranslation(captchaWords);
  const id = useId();
  const most = puzzle.width - puzzle.piece_width;
  const { x, to, settle, ...hand } = useSlide(most, busy, onAnswer);
  const [isWorking, setWorking] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const work = () => {
    setWorking(true);
    stop.current = proveWork(puzzle.work, systemClock, (answer) => {
      setWorking(false);
      onAnswer({ work: answer });
    });
  };
  return (
    <CaptchaBox
      busy={busy}
      onRefresh={onRefresh}
      onClose={onClose}
      foot={
        <>
          <Button tone="text" size="s" busy={isWorking} onClick={work}>
            {isWorking ? t('working') : t('otherWay')}
          </Button>
          <Button tone="primary" size="s" busy={busy} onClick={settle}>
            {t('done')}
          </Button>
        </>
      }
    >
      <button
        type="button"
        className={styles.picture}
        aria-label={t('slideHint')}
        tabIndex={-1}
        style={{ width: puzzle.width, height: puzzle.height }}
        onClick={(event) => {
          const { left } = event.currentTarget.getBoundingClientRect();
          to(event.clientX - left - puzzle.piece_width / 2);
        }}
      >
        <img src={puzzle.background} alt="" width={puzzle.width} height={puzzle.height} draggable={false} />
        <img
          className={styles.piece}
          src={puzzle.piece}
          alt=""
          width={puzzle.piece_width}
          style={{ top: puzzle.piece_top, transform: `translateX(${x}px)` }}
          draggable={false}
        />
      </button>
      <div className={styles.rail} style={{ width: puzzle.width }}>
        <span className={styles.hint}>{t('slideHint')}</span>
        <div
          className={styles.handle}
          style={{ width: puzzle.piece_width, transform: `translateX(${x}px)` }}
          role="slider"
          tabIndex={0}
          aria-label={t('slideHandle')}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={x}
          aria-describedby={`${id}-error`}
          {...hand}
        >
          <Icon name="arrow-right" size={18} />
        </div>
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {isWrong && t('slideWrong')}
      </p>
    </CaptchaBox>
  );
}

/** A slide as the captcha feature holds it; nothing where none is open. */
export interface SlideState {
  puzzle: SlidePuzzle | undefined;
  /** Another company's in place of the puzzle (D50). */
  company: CompanyCaptchaHands | undefined;
  isWrong: boolean;
  isBusy: boolean;
  answer: (answer: SlideAnswer) => void;
  again: () => void;
  close: () => void;
  /** The box itself cannot be had. */
  onLoss: () => void;
}

/** Each puzzle begins anew. */
export function OpenSlide({ slide }: { slide: SlideState }) {
  const { puzzle, company, isWrong, isBusy, answer, again, close } = slide;
  if (company !== undefined) return <CompanyCaptcha hands={company} onClose={close} />;
  if (puzzle === undefined) return null;
  return (
    <SlideCaptcha
      key={puzzle.background}
      puzzle={puzzle}
      isWrong={isWrong}
      busy={isBusy}
      onAnswer={answer}
      onRefresh={again}
      onClose={close}
    />
  );
}
