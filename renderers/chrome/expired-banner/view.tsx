/** The look of the expired-shop banner. */
import { defineView } from '#engine/define-view.ts';
import { Icon } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, t }) => (
  <div {...root} className={styles.banner} role="status">
    <Icon name="warning" size={18} />
    <p>{t('text')}</p>
  </div>
));
