/** Draws the icon navigation: a list of links in one row, or two rows of five. */
import { resolveLink } from '#schemas/page/link.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { defineView } from '#engine/define-view.ts';
import { cx } from '#ui/cx.ts';
import { Band } from '#ui/band.tsx';
import { Cover } from '#ui/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { definition, type Entry } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** More than eight in one row leave too little room for English names. */
const ONE_ROW = 8;

/** `--lt-space-16`, the place each picture has. */
const PICTURE_PX = 64;

function Mark({ entry }: { entry: InOneLanguage<Entry> }) {
  if (entry.image) {
    return (
      <Cover
        src={entry.image}
        alt=""
        ratio="1 / 1"
        width={PICTURE_PX}
        height={PICTURE_PX}
        radius="l"
        className={styles.picture}
      />
    );
  }
  return (
    <span className={styles.mark} aria-hidden="true">
      <Icon name={entry.icon ?? 'course'} size={28} />
    </span>
  );
}

export default defineView(definition, words, ({ root, props, t }) => {
  const { entries } = props;
  const columns = entries.length > ONE_ROW ? Math.ceil(entries.length / 2) : entries.length;
  return (
    <Band {...root} as="div">
      <nav aria-label={props.label || t('label')} className={cx(props.look === 'card' && styles.card)}>
        <ul className={cx(styles.list, styles[`columns-${columns}`])}>
          {entries.map((entry, index) => (
            <li key={index} className={styles.item}>
              <Link target={resolveLink(entry.link)} className={styles.entry}>
                <Mark entry={entry} />
                <span className={styles.title}>{entry.title}</span>
                {entry.note && <span className={styles.note}>{entry.note}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  );
});
