/** Draws the courses that hold a good, and goods like it, as cards. */
import type { GoodsCard as Card } from '#schemas/content/goods-card.ts';
import { defineView } from '#engine/define-view.ts';
import { GoodsCard } from '#pieces/goods-card.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** A row of them. */
const SHOWN_MAX = 4;

export default defineView(definition, words, ({ root, id, props, t, locale, can }) => {
  const shelf = (name: 'parents' | 'related', cards: readonly Card[]) =>
    cards.length > 0 && (
      <section aria-labelledby={`${id}-${name}`}>
        <SectionHead id={`${id}-${name}`} title={t(name)} />
        <ul className={styles.cards}>
          {cards.slice(0, SHOWN_MAX).map((card) => (
            <li key={card.id} className={styles.card}>
              <GoodsCard card={card} locale={locale} prices={can.prices} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div {...root} className={styles.shelves}>
      {shelf('parents', props.parents)}
      {shelf('related', props.related)}
    </div>
  );
});
