/** Draws rich text from its tree; nothing of the merchant's HTML is left by the time it gets here (D44). */
import { defineView } from '#engine/define-view.ts';
import { cx } from '#ui/cx.ts';
import { Band } from '#ui/band.tsx';
import { RichText } from '#pieces/rich-text.tsx';
import { shape } from './shape.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(shape, words, ({ root, props }) => {
  if (props.tree.children.length === 0) return null;
  return (
    <Band {...root} as="div">
      <div className={cx(styles.body, styles[props.width], props.look === 'card' && styles.card)}>
        <RichText tree={props.tree} />
      </div>
    </Band>
  );
});
