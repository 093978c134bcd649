/** Draws pictures as one mosaic whose place is held before any of them arrives. */
import { resolveLink } from '#schemas/page/link.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { defineView } from '#engine/define-view.ts';
import { cropStyle } from '#pieces/crop-style.ts';
import { Band } from '#ui/band.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { PictureLabel } from '#ui/picture-label.tsx';
import { pageSizes } from '#ui/sizes.ts';
import { definition, type Picture } from './definition.ts';
import { columnsOf, layoutFor } from './layouts.ts';
import { words } from './words.ts';
import styles from './view.module.css';

interface TileProps {
  picture: InOneLanguage<Picture>;
  /** What a linked picture is called where the merchant names neither caption nor alt. */
  fallback: string;
  first: boolean;
  sizes: string;
}

const COLUMNS = 12;
/** As the tokens of view.module.css say. */
const GAPS_PX = { none: 0, s: 8, m: 16, l: 24 } as const;

function sizesOf(columns: number, gap: number): string {
  return pageSizes(columns / COLUMNS, (COLUMNS - 1) * gap, (columns - 1) * gap);
}

function Tile({ picture, fallback, first, sizes }: TileProps) {
  const target = resolveLink(picture.link);
  const alt = picture.caption ? '' : picture.alt || (target === undefined ? '' : fallback);
  return (
    <Link
      target={target}
      className={cx(styles.tile, target !== undefined && styles.lively)}
      style={cropStyle(picture.image)}
    >
      <Cover
        src={picture.image}
        alt={alt}
        priority={first}
        sizes={sizes}
        radius="none"
        className={styles.cover}
      />
      {picture.caption && <PictureLabel text={picture.caption} className={styles.caption} />}
    </Link>
  );
}

export default defineView(definition, words, ({ root, props, leads, t }) => {
  const { pictures, shape, gap, radius } = props;
  const layout = layoutFor(props.layout, pictures.length);
  const columns = columnsOf(layout);
  const largest = columns.indexOf(Math.max(...columns));
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
            <Tile
              picture={picture}
              fallback={t('picture', { n: index + 1 })}
              first={leads && index === largest}
              sizes={sizesOf(columns[index] ?? COLUMNS, GAPS_PX[gap])}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
});
