/** Draws pictures as one mosaic whose place is held before any of them arrives. */
import { resolveLink } from '#schemas/page/link.ts';
import type { Localized } from '#schemas/page/text.ts';
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { definition, type Picture } from './definition.ts';
import { layoutFor } from './layouts.ts';
import { words } from './words.ts';
import styles from './view.module.css';

interface TileProps {
  picture: Localized<Picture>;
  /** What a linked picture is called where the merchant names neither caption nor alt. */
  fallback: string;
}

function Tile({ picture, fallback }: TileProps) {
  const target = resolveLink(picture.link);
  const alt = picture.caption ? '' : picture.alt || (target === undefined ? '' : fallback);
  return (
    <Link target={target} className={cx(styles.tile, target !== undefined && styles.lively)}>
      <Cover src={picture.image} alt={alt} radius="none" className={styles.cover} />
      {picture.caption && <span className={styles.caption}>{picture.caption}</span>}
    </Link>
  );
}

export default defineView(definition, words, ({ root, props, t }) => {
  const { pictures, shape, gap, radius } = props;
  const layout = layoutFor(props.layout, pictures.length);
  return (
    <Band {...root} as="div">
      <ul
        className={cx(
          styles.mosaic,
          styles[layout],
          styles[shape],
          styles[`gap-${gap}`],
          styles[`radius-${radius}`],
        )}
      >
        {pictures.map((picture, index) => (
          <li key={index} className={styles.place}>
            <Tile picture={picture} fallback={t('picture', { n: index + 1 })} />
          </li>
        ))}
      </ul>
    </Band>
  );
});
