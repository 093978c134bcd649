/** The look of the operations school's footer. */
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, props, t }) => (
  <Band {...root} as="section" space="m" aria-label={t('label')}>
    <div className={styles.footer}>
      {props.text !== '' && <p>{props.text}</p>}
      <p className={styles.copyright}>{props.copyright}</p>
    </div>
  </Band>
));
