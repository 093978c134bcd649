/** An image element; one of an uploaded picture lets the browser choose the smallest format and size it needs (ADR-130). */
import { preload } from 'react-dom';
import { readMedia, sourcesOf, type Media } from '#schemas/content/pictures.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** An address safeImageUrl let through. */
  url: string;
  alt: string;
  /** How wide it is drawn, as `sizes` of an image says it. */
  sizes: string;
  width?: number | undefined;
  height?: number | undefined;
  /** Fetched at once and before others; else when it comes near the window. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** React sees to the preload of a plain image; for one with a choice of formats the smallest is named here. */
function preloadBest(url: string, media: Media, sizes: string): void {
  const [best] = sourcesOf(media);
  if (best === undefined) return;
  const { srcSet, type } = best;
  preload(url, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high', type });
}

export function Picture({ url, alt, sizes, width, height, priority, className }: PictureProps) {
  const media = readMedia(url);
  const image = (
    <img
      className={className}
      src={url}
      alt={alt}
      width={width ?? media?.width}
      height={height ?? media?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (media === undefined) return image;
  if (priority) preloadBest(url, media, sizes);
  return (
    <picture className={styles.choice}>
      {sourcesOf(media).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
