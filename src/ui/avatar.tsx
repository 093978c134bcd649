/** A person's picture; without one, the first letter of the name on a colour derived from the name. */
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';
import styles from './avatar.module.css';

const TONES = 6;

/** The same name has the same tone everywhere and at all times. */
export function toneOfName(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}

/** One Han character, or up to two initials. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return /^[a-z]$/i.test(first) ? (first + last).toUpperCase() : first;
}

/** The letters' size on a portrait of so many pixels. */
function letters(size: number): 's' | 'm' | 'l' {
  if (size < 44) return 's';
  return size < 72 ? 'm' : 'l';
}

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  /** Pixels; 40 by default. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Decoration beside the name; give the name as text next to it. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const url = safeImageUrl(src);
  return (
    <span
      className={cx(styles.avatar, styles[`tone-${toneOfName(name)}`], styles[letters(size)], className)}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {initialsOf(name)}
      {url !== undefined && (
        <Picture url={url} alt="" sizes={`${size}px`} width={size} height={size} className={styles.image} />
      )}
    </span>
  );
}
