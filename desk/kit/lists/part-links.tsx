/** The parts of a section as links above its list; the address says which one is open. */
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import styles from './lists.module.css';
import { openPart } from './open-part.ts';
import { listWords } from './words.ts';

export interface PartLink {
  /** A path of the desk, with what is filtered in its query. */
  to: string;
  label: string;
}

/** On a phone the line is scrolled, and the open part may stand beyond its end. */
function useOpenPartInSight(now: string | undefined) {
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    const part = element?.querySelector('[aria-current]');
    if (element === null || !(part instanceof HTMLElement)) return;
    element.scrollLeft = part.offsetLeft - (element.clientWidth - part.offsetWidth) / 2;
  }, [now]);
  return line;
}

export function PartLinks({ parts }: { parts: readonly PartLink[] }) {
  const t = useTranslation(listWords);
  const now = openPart(
    parts.map(({ to }) => to),
    useLocation(),
  );
  const line = useOpenPartInSight(now);
  return (
    <nav ref={line} className={styles.parts} aria-label={t('parts')}>
      {parts.map(({ to, label }) => (
        <Link key={to} to={to} className={styles.part} aria-current={to === now ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
