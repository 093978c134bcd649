/** Notices one after another, each still while it is read; all of them stand in the HTML. No marquee (WCAG 2.2.2). */
import { useState, type ReactNode } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { stepSlide } from './carousel-steps.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useAutoplay } from './use-autoplay.ts';
import styles from './notice-ticker.module.css';

export interface NoticeTickerProps {
  label: string;
  items: readonly ReactNode[];
  intervalMs?: number | undefined;
  className?: string | undefined;
}

export function NoticeTicker({ label, items, intervalMs = 5000, className }: NoticeTickerProps) {
  const t = useWords(sharedWords);
  const [current, setCurrent] = useState(0);
  const autoplay = useAutoplay(items.length, intervalMs, current, () =>
    setCurrent(stepSlide(current, 1, items.length)),
  );
  return (
    <div className={cx(styles.ticker, className)} role="region" aria-label={label} {...autoplay.attention}>
      <span className={styles.bell}>
        <Icon name="bell" size={18} />
      </span>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item} data-current={index === current ? '' : undefined}>
            {item}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <button
          type="button"
          className={styles.next}
          aria-label={t(autoplay.paused ? 'playNotices' : 'pauseNotices')}
          onClick={autoplay.toggle}
        >
          <Icon name={autoplay.paused ? 'play' : 'pause'} size={14} />
        </button>
      )}
    </div>
  );
}
