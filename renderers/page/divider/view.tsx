/** Draws the divider. A line is a thematic break for everyone; the dots are only a way to draw it. */
import { defineView } from '#engine/define-view.ts';
import { cx } from '#ui/cx.ts';
import { Band } from '#ui/band.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, props }) => (
  <Band {...root} as="div" space="s">
    <hr className={cx(styles.rule, styles[props.look], styles[props.width])} />
  </Band>
));
