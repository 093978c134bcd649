/** After the free part: the way to the price, and all of it once more. */
import { Button } from '#ui/button.tsx';
import type { Say } from './say.ts';
import styles from './player.module.css';

export function Over({ t, again }: { t: Say; again: () => void }) {
  return (
    <div className={styles.over} role="status">
      <p>{t('trialOver')}</p>
      <span className={styles.ways}>
        <Button tone="primary" href="#buy">
          {t('toBuy')}
        </Button>
        <Button onClick={again}>{t('again')}</Button>
      </span>
    </div>
  );
}
