/** The shop's mark, or its name where it has none; leads home (M74). */
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { textWidth } from './text-width.ts';
import styles from './logo.module.css';

/** A mark keeps this place whatever its picture, so that nothing moves when it arrives. */
const LOGO_WIDTH_PX = 132;
const LOGO_HEIGHT_PX = 40;
/** A longer name is cut with an ellipsis. */
const NAME_MAX_PX = 240;
const NAME_SIZE_PX = 20;

/** The width the mark takes of the bar. */
export function logoWidth({ shop_name: name, logo }: { shop_name: string; logo?: string }): number {
  if (safeImageUrl(logo) !== undefined) return LOGO_WIDTH_PX;
  return Math.min(textWidth(name, NAME_SIZE_PX), NAME_MAX_PX);
}

interface LogoProps {
  name: string;
  logo: string | undefined;
  href: string;
  /** True on the shop's home, whose heading is the shop itself. */
  heading: boolean;
}

export function Logo({ name, logo, href, heading }: LogoProps) {
  const url = safeImageUrl(logo);
  const Place = heading ? 'h1' : 'div';
  return (
    <Place className={styles.logo}>
      <Link href={href}>
        {url === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Picture
            url={url}
            alt={name}
            sizes={`${LOGO_WIDTH_PX}px`}
            width={LOGO_WIDTH_PX}
            height={LOGO_HEIGHT_PX}
            priority
            className={styles.mark}
          />
        )}
      </Link>
    </Place>
  );
}
