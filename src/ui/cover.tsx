/** A picture whose space is reserved from the start (CLS 0); a missing or broken one shows a quiet pattern without script. */
import type { CSSProperties } from 'react';
import { readMedia } from '#schemas/content/pictures.ts';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';
import { pageSizes } from './sizes.ts';
import styles from './cover.module.css';

export interface CoverProps {
  src: string | undefined;
  /** Empty for decoration: where the title stands beside the picture. */
  alt: string;
  /** Width by height, e.g. '16 / 9'; 'natural' takes width and height, or what an uploaded picture's address says. */
  ratio?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** The largest picture of the first screen: fetched at once, before others. */
  priority?: boolean | undefined;
  /** How wide it is drawn, for the choice among an uploaded picture's sizes; by default as wide as `width` or the page's column. */
  sizes?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** Corners: by default the small radius. */
  radius?: 'none' | 's' | 'm' | 'l' | 'full' | undefined;
  className?: string | undefined;
}

type Shape = Pick<CoverProps, 'ratio' | 'width' | 'height'>;

function placeOf({ ratio, width, height }: Shape): CSSProperties {
  if (ratio !== undefined && ratio !== 'natural') return { aspectRatio: ratio };
  if (width !== undefined && height !== undefined) return { aspectRatio: `${width} / ${height}` };
  return ratio === 'natural' ? {} : { aspectRatio: '16 / 9' };
}

export function Cover(props: CoverProps) {
  const { src, alt, ratio, priority, fit = 'cover', radius = 's', className } = props;
  const url = safeImageUrl(src);
  const classes = cx(styles.cover, styles[`radius-${radius}`], className);
  if (url === undefined) {
    const labelProps = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return <span className={cx(classes, styles.missing)} style={placeOf(props)} {...labelProps} />;
  }
  const natural = props.width === undefined && props.height === undefined ? readMedia(url) : props;
  const { width, height } = natural ?? {};
  const sizes = props.sizes ?? (props.width === undefined ? pageSizes() : `${props.width}px`);
  return (
    <span
      className={classes}
      style={placeOf({ ratio, ...(ratio === 'natural' ? { width, height } : props) })}
    >
      <Picture
        url={url}
        alt={alt}
        sizes={sizes}
        width={width}
        height={height}
        priority={priority}
        className={cx(styles.image, fit === 'contain' && styles.contain)}
      />
    </span>
  );
}
