/** Draws the spacer: nothing but height, and nothing at all for those who listen. */
import { defineView } from '#engine/define-view.ts';
import { cx } from '#ui/cx.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, props }) => (
  <div {...root} className={cx(styles.spacer, styles[props.size])} aria-hidden="true" />
));
