/**
 * One icon of our own set: a symbol of one sheet, which every page shares and no script carries (ADR-236). It takes the
 * colour of the text around it.
 */
import type { ICON_NAMES } from './icon-names.gen.ts';
import sheet from './icons.svg?no-inline';

export type IconName = (typeof ICON_NAMES)[number];

export interface IconProps {
  name: IconName;
  /** Pixels; 20 by default. */
  size?: number | undefined;
  /** Given where the icon stands alone and must be named; otherwise it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
