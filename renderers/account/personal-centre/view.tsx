/** Draws the frame: two columns, one where there is no room for two, from 360 wide. */
import { defineView } from '#engine/define-view.ts';
import wide from '#pieces/wide-page.module.css';
import { cx } from '#ui/cx.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, t, slots }) => (
  <div {...root} className={cx(wide.page, styles.centre)}>
    <h1 className={styles.title}>{t('title')}</h1>
    <div className={styles.columns}>
      <div className={styles.side}>{slots.side}</div>
      <div className={styles.sheets}>{slots.sheets}</div>
    </div>
  </div>
));
