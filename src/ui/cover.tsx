/** A picture in a place held from the start (CLS 0); a missing or broken one shows a quiet pattern, without script. */
import type { CSSProperties } from 'react';
import { safeImageUrl } from '#schemas/rules/safe-url.ts';
import { cx } from './cx.ts';
import styles from './cover.module.css';

export interface CoverProps {
  src: string | undefined;
  /** Empty for decoration: where the title stands beside the picture. */
  alt: string;
  /** Width by height, e.g. '16 / 9'; 'natural' takes width and height. */
  ratio?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** The largest picture of the first screen: fetched at once, before others. */
  priority?: boolean | undefined;
  sizes?: string | undefined;
  srcSet?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** Corners: by default the small radius. */
  radius?: 'none' | 's' | 'm' | 'l' | 'full' | undefined;
  className?: string | undefined;
}

function placeOf({ ratio, width, height }: Pick<CoverProps, 'ratio' | 'width' | 'height'>): CSSProperties {
  if (ratio !== undefined && ratio !== 'natural') return { aspectRatio: ratio };
  if (width !== undefined && height !== undefined) return { aspectRatio: `${width} / ${height}` };
  return ratio === 'natural' ? {} : { aspectRatio: '16 / 9' };
}

export function Cover(props: CoverProps) {
  const { src, alt, width, height, priority, sizes, srcSet, fit = 'cover', radius = 's', className } = props;
  const url = safeImageUrl(src);
  const classes = cx(styles.cover, styles[`radius-${radius}`], className);
  if (url === undefined) {
    const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return <span className={cx(classes, styles.missing)} style={placeOf(props)} {...named} />;
  }
  return (
    <span className={classes} style={placeOf(props)}>
      <img
        className={cx(styles.image, fit === 'contain' && styles.contain)}
        src={url}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
