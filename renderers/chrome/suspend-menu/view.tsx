/** The look of the floating side menu. */
import { defineView } from '#engine/define-view.ts';
import { useScrolledPast } from '#features/chrome/index.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { SideItem } from './item.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

/** Back-to-top is of use once about half a screen is out of sight. */
const TOP_FROM_PX = 400;

export default defineView(definition, words, ({ root, props, t }) => {
  const { past, toTop } = useScrolledPast(TOP_FROM_PX);
  return (
    <aside {...root} className={styles.menu} aria-label={t('label')}>
      {props.items.length > 0 && (
        <ul className={styles.items}>
          {props.items.map((item, index) => (
            <li key={index}>
              <SideItem item={item} t={t} />
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={cx(styles.top, past && styles.shown)}
        aria-label={t('top')}
        onClick={toTop}
      >
        <Icon name="arrow-up" size={20} />
      </button>
    </aside>
  );
});
