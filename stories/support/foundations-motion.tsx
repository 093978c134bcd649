/** Motion tokens, shown as they move: three lengths, one curve, and nothing at all where motion is reduced. */
import { useState } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import styles from './foundations.module.css';

const LENGTHS = ['fast', 'normal', 'slow'] as const;
const WORDS = {
  cn: {
    play: '播放',
    fast: '悬停、按下',
    normal: '展开、切换',
    slow: '弹窗、轮播',
  },
  en: {
    play: 'Play',
    fast: 'hover, press',
    normal: 'open, switch',
    slow: 'dialogs, carousels',
  },
} as const;

export function Motion({ locale }: { locale: Locale }) {
  const [isMoved, setMoved] = useState(false);
  const words = WORDS[locale];
  return (
    <div className={styles.stack}>
      <div>
        <Button onClick={() => setMoved(!isMoved)}>{words.play}</Button>
      </div>
      {LENGTHS.map((name) => (
        <div key={name} className={styles.motionRow}>
          <span className={styles.motionName}>
            --lt-{name} · {words[name]}
          </span>
          <span className={styles.track}>
            <span
              className={cx(styles.runner, isMoved && styles.moved)}
              style={{ transitionDuration: `var(--lt-${name})` }}
            />
          </span>
        </div>
      ))}
    </div>
  );
}
