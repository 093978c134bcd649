/** The link of a card's title, which covers the card: one name is read, and everything leads there. */
import { cx } from './cx.ts';
import { Link, type LinkProps } from './link.tsx';
import styles from './card-link.module.css';

/** Covers the nearest element around it that is positioned. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(styles.link, className)} />;
}
