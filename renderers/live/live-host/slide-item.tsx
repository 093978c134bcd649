/** One slide in the strip: pressed it is shown to everybody; dragged, or moved with Alt and an arrow, it changes its place. */
import type { DragEvent, KeyboardEvent } from 'react';
import type { Slides } from '#features/live/index.ts';
import type { Slide } from '#schemas/live/room.ts';
import { CloseButton } from '#ui/close-button.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import type { Say } from './part-props.ts';
import styles from './slides.module.css';
import host from './view.module.css';

interface SlideItemProps {
  slide: Slide;
  place: number;
  slides: Slides;
  t: Say;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** What is dragged is the place it stands at. */
const DRAGGED = 'application/x-lectern-slide';
const WIDTH_PX = 160;

export function SlideItem({ slide, place, slides, t }: SlideItemProps) {
  const { list, now, turn, move, remove } = slides;
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void (event.altKey ? move(place, place + step) : turn(now + step));
  };
  const drop = (event: DragEvent) => {
    const text = event.dataTransfer.getData(DRAGGED);
    if (text === '') return;
    event.preventDefault();
    if (Number(text) !== place) void move(Number(text), place);
  };
  const page = place + 1;
  const shift = (step: -1 | 1, label: string, icon: 'chevron-left' | 'chevron-right') => (
    <button
      type="button"
      className={cx(host.small, styles.shift)}
      aria-label={label}
      title={label}
      disabled={list[place + step] === undefined}
      onClick={() => void move(place, place + step)}
    >
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <li className={styles.item} data-now={place === now}>
      <button
        type="button"
        className={styles.turn}
        aria-current={place === now}
        aria-label={t('turnTo', { page })}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(place))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onKeyDown={press}
        onClick={() => void turn(place)}
      >
        <Cover
          src={slide.url}
          alt=""
          ratio="16 / 9"
          fit="contain"
          sizes={`${String(WIDTH_PX)}px`}
          radius="none"
        />
      </button>
      <span className={styles.foot}>
        <span className={styles.page}>{page}</span>
        {shift(-1, t('moveBefore', { page }), 'chevron-left')}
        {shift(1, t('moveAfter', { page }), 'chevron-right')}
        <CloseButton
          className={styles.remove}
          label={t('removeSlide', { page })}
          onClick={() => void remove(place)}
        />
      </span>
    </li>
  );
}
