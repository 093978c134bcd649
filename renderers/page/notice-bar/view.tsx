/** Draws the notice bar: the first notice on one line, the rest behind a summary that needs no script. */
import type { LinkTarget } from '#schemas/page/link.ts';
import { resolveLink } from '#schemas/page/link.ts';
import { defineView } from '#engine/define-view.ts';
import { cx } from '#ui/cx.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

function NoticeText({ text, target }: { text: string; target: LinkTarget | undefined }) {
  if (target === undefined) return <span className={styles.text}>{text}</span>;
  return (
    <Link target={target} className={cx(styles.text, styles.link)}>
      <span className={styles.words}>{text}</span>
      <Icon name="chevron-right" size={16} className={styles.arrow} />
    </Link>
  );
}

export default defineView(definition, words, ({ root, props, t }) => {
  const label = props.label || t('label');
  const [first, ...others] = props.notices;
  if (first === undefined) return null;
  return (
    <Band {...root} as="section" space="s" aria-label={label}>
      <div className={cx(styles.bar, styles[props.tone])}>
        <span className={styles.label}>
          <Icon name="bell" size={16} />
          {label}
        </span>
        <div className={styles.first}>
          <NoticeText text={first.text} target={resolveLink(first.link)} />
        </div>
        {others.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.summary}>
              {t('all', { n: props.notices.length })}
              <Icon name="chevron-down" size={16} className={styles.chevron} />
            </summary>
            <ul className={styles.panel}>
              {others.map((notice, index) => (
                <li key={index} className={styles.item}>
                  <NoticeText text={notice.text} target={resolveLink(notice.link)} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Band>
  );
});
