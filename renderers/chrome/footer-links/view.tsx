/** The look of the footer's links: one row, or columns where items have links under them. */
import { defineView } from '#engine/define-view.ts';
import type { NavItemProps, NavLeafProps } from '#schemas/page/chrome-props.ts';
import { resolveLink } from '#schemas/page/link.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { Band } from '#ui/band.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Item = InOneLanguage<NavItemProps>;

function Leaf({ item }: { item: InOneLanguage<NavLeafProps> }) {
  return (
    <li>
      <Link target={resolveLink(item.link)} className={styles.link}>
        {item.title}
      </Link>
    </li>
  );
}

function Row({ items }: { items: readonly Item[] }) {
  return (
    <ul className={styles.row}>
      {items.map((item, index) => (
        <Leaf key={index} item={item} />
      ))}
    </ul>
  );
}

function Group({ item }: { item: Item }) {
  return (
    <li>
      <Link target={resolveLink(item.link)} className={styles.head}>
        {item.title}
      </Link>
      <ul>
        {item.items?.map((leaf, index) => (
          <Leaf key={index} item={leaf} />
        ))}
      </ul>
    </li>
  );
}

export default defineView(definition, words, ({ root, props, t }) => {
  if (props.items.length === 0) return null;
  const groups = props.items.filter((item) => item.items !== undefined);
  const leaves = props.items.filter((item) => item.items === undefined);
  return (
    <Band {...root} as="div" tone="sunken" space="m">
      <nav aria-label={t('label')} className={styles.nav}>
        {groups.length > 0 && (
          <ul className={styles.groups}>
            {groups.map((item, index) => (
              <Group key={index} item={item} />
            ))}
          </ul>
        )}
        {leaves.length > 0 && <Row items={leaves} />}
      </nav>
    </Band>
  );
});
