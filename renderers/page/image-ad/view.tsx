/** Draws one to four linked pictures: equal shares in a row, or one large with the rest beside it. */
import { resolveLink } from '#schemas/page/link.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { defineView } from '#engine/define-view.ts';
import { cx } from '#ui/cx.ts';
import { cropStyle } from '#pieces/crop-style.ts';
import { Band } from '#ui/band.tsx';
import { Cover } from '#ui/cover.tsx';
import { Link } from '#ui/link.tsx';
import { pageSizes } from '#ui/sizes.ts';
import { definition, type Picture } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const RATIOS = { strip: '6 / 1', wide: '3 / 1', standard: '16 / 9', square: '1 / 1' } as const;

interface FrameProps {
  picture: InOneLanguage<Picture>;
  ratio: string;
  /** What the picture is called where the merchant names neither title nor alt. */
  fallback: string;
  fill: boolean;
  first: boolean;
  sizes: string;
}

const GAP_PX = 20;

/** Shares of the columns in view.module.css. */
function sizesOf(index: number, count: number, lead: boolean): string {
  if (!lead) return pageSizes(1 / count, (count - 1) * GAP_PX);
  if (count < 4) return pageSizes(index === 0 ? 2 / 3 : 1 / 3, GAP_PX);
  if (index === 0) return pageSizes(2 / 3.44, 2 * GAP_PX);
  return index === 1 ? pageSizes(1.44 / 3.44, 2 * GAP_PX, GAP_PX) : pageSizes(0.72 / 3.44, 2 * GAP_PX);
}

function Frame({ picture, ratio, fallback, fill, first, sizes }: FrameProps) {
  const target = resolveLink(picture.link);
  const alt = picture.title ? '' : picture.alt || (target === undefined ? '' : fallback);
  return (
    <Link
      target={target}
      className={cx(styles.frame, target !== undefined && styles.lively)}
      style={cropStyle(picture.image)}
    >
      <Cover
        src={picture.image}
        alt={alt}
        ratio={ratio}
        priority={first}
        sizes={sizes}
        radius="none"
        className={cx(styles.cover, fill && styles.fill)}
      />
      {picture.title && (
        <span className={styles.caption}>
          <span className={styles.title}>{picture.title}</span>
          {picture.subtitle && <span className={styles.subtitle}>{picture.subtitle}</span>}
        </span>
      )}
    </Link>
  );
}

export default defineView(definition, words, ({ root, props, leads, t }) => {
  const { pictures, layout } = props;
  const lead = layout === 'lead' && pictures.length > 1;
  return (
    <Band {...root} as="div">
      <ul className={cx(styles.list, lead ? styles.lead : styles.row, styles[`count-${pictures.length}`])}>
        {pictures.map((picture, index) => (
          <li key={index} className={styles.item}>
            <Frame
              picture={picture}
              ratio={RATIOS[props.ratio]}
              fallback={t('picture', { n: index + 1 })}
              fill={lead}
              first={leads && index === 0}
              sizes={sizesOf(index, pictures.length, lead)}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
});
