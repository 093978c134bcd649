/** One icon of our own set, drawn inline so that it takes the colour of the text around it. */
import { ICON_PATHS, SOLID_ICONS, type IconName } from './icon-paths.ts';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** Pixels; 20 by default. */
  size?: number | undefined;
  /** Given where the icon stands alone and must be named; otherwise it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** True for the name of an icon we have; data names icons as plain strings. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  const solid = SOLID_ICONS.has(name);
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
