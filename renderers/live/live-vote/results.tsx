/** How a vote stands. */
import type { Vote } from '#schemas/live/activities/vote.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { cx } from '#ui/cx.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

const WHOLE = 100;

export function Results({ vote, t }: { vote: Vote; t: Translate<WordKeys<typeof words>> }) {
  return (
    <ul className={styles.options} aria-label={vote.title}>
      {vote.options.map(({ text, count }, index) => {
        const share = vote.voters === 0 ? 0 : Math.round((count / vote.voters) * WHOLE);
        return (
          <li key={text} className={styles.result}>
            <span className={cx(vote.mine.includes(index) && styles.mine)}>
              {t('count', { text, total: String(count), share: String(share) })}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.fill} style={{ display: 'block', width: `${String(share)}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
