/** Draws the terms of refunds. */
import { defineView } from '#engine/define-view.ts';
import { sayRefundRule } from '#pieces/refund-words.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, props: { refund }, t, locale }) => (
  <div {...root} className={styles.notice}>
    <h2 className={styles.head}>{t('head')}</h2>
    <p>{sayRefundRule(refund, locale)}</p>
    {refund.terms !== '' && <p className={styles.terms}>{refund.terms}</p>}
  </div>
));
