/** One frame of the matrix: fetched once it is seen and its turn has come; opens large. */
import { useEffect, useRef, useState } from 'react';
import { consolePreviewCreate } from '#schemas/api/console/previews.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { Slots } from './slots.ts';
import { sayCell } from './say-cell.ts';
import type { ViewCell } from './view-choices.ts';
import { viewsWords } from './words.ts';
import styles from './views.module.css';

interface ViewCellProps {
  cell: ViewCell;
  path: string;
  slots: Slots;
  isLarge?: boolean;
  /** Opens it large, or leaves that. */
  onSize: () => void;
}

/** Whether it has been seen; it stays so. */
function useSeen() {
  const element = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, isSeen };
}

/** Whether its turn has come, and what gives the place back. */
function useTurn(slots: Slots, isWanted: boolean) {
  const [hasTurn, setTurn] = useState(false);
  const giveBack = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    giveBack.current = slots.take(() => setTurn(true));
    return () => giveBack.current?.();
  }, [slots, isWanted]);
  return { hasTurn, onSettle: () => giveBack.current?.() };
}

const LARGE_RATIO = 0.75;

export function ViewCellFrame({ cell, path, slots, isLarge = false, onSize }: ViewCellProps) {
  const t = useWords(viewsWords);
  const { element, isSeen } = useSeen();
  const { hasTurn, onSettle } = useTurn(slots, isSeen);
  const input = { path, view_as: cell.viewAs, in_desk: true };
  const { data, error, refetch } = useConsoleQuery(consolePreviewCreate, input, { isOff: !hasTurn });
  useEffect(() => {
    if (error !== null) onSettle();
  });
  const name = sayCell(cell, t);
  return (
    <figure ref={element} className={styles.cell} data-view={cell.key}>
      <figcaption className={styles.caption}>
        <span>{name}</span>
        <Button
          size="s"
          tone="text"
          onClick={onSize}
          aria-label={`${t(isLarge ? 'back' : 'large')}: ${name}`}
        >
          {t(isLarge ? 'back' : 'large')}
        </Button>
      </figcaption>
      {error === null ? (
        <PreviewFrame
          url={hasTurn ? data?.url : undefined}
          width={cell.width}
          title={name}
          onSettle={onSettle}
          {...(isLarge ? { ratio: LARGE_RATIO } : {})}
        />
      ) : (
        <FailedLine message={error.message} retry={() => void refetch()} />
      )}
    </figure>
  );
}
