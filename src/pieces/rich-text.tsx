/** Merchant text as React elements: an allow-listed tree, never an HTML string (requirement 5). */
import { createContext, Fragment, use, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Nodes } from 'hast';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { cleanTree } from './rich-tree.ts';
import { pageSizes } from '#ui/sizes.ts';
import styles from './rich-text.module.css';

type PictureFrame = (picture: ReactNode, image: { src: string; alt: string }) => ReactNode;
const plain: PictureFrame = (picture) => picture;
const Frame = createContext(plain);

export interface RichTextProps {
  tree: Nodes;
  /** `article` is set for long reading: 16 px, a measure of about 720 px. */
  size?: 'body' | 'article' | undefined;
  /** Draws around a picture, e.g. what makes it larger; without it a picture is only a picture. */
  frame?: PictureFrame | undefined;
  className?: string | undefined;
}

function Anchor({
  href,
  title,
  children,
}: {
  href?: string | undefined;
  title?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <Link href={href} title={title}>
      {children}
    </Link>
  );
}

interface ImageProps {
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
}

/** An uploaded picture brings its own size, so that the words below never jump. */
function Image({ src, alt = '', width, height }: ImageProps) {
  const frame = use(Frame);
  if (src === undefined) return null;
  const sizes = width === undefined ? pageSizes() : `${width}px`;
  return frame(<Picture url={src} alt={alt} sizes={sizes} width={width} height={height} />, { src, alt });
}

/** Merchants' first level stands under the page's own title. */
function Title({ children }: { children?: ReactNode }) {
  return <h2>{children}</h2>;
}

function Table({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  );
}

export function RichText({ tree, size = 'body', frame = plain, className }: RichTextProps) {
  const content = toJsxRuntime(cleanTree(tree), {
    Fragment,
    jsx,
    jsxs,
    components: { a: Anchor, img: Image, h1: Title, table: Table },
  });
  return (
    <Frame value={frame}>
      <div className={cx(styles.prose, styles[size], className)}>{content}</div>
    </Frame>
  );
}
