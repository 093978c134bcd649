/** Draws the layout of a detail page; in the order they are read: head, buy box, tabs, related goods. */
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, slots }) => (
  <Band {...root} as="div" space="m">
    <div className={styles.columns}>
      <div className={styles.head}>{slots.head}</div>
      <div className={styles.buy}>{slots.buy}</div>
      <div className={styles.body}>{slots.body}</div>
    </div>
    {slots.after}
  </Band>
));
