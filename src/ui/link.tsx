/** A plain anchor for a resolved link or an address; an address that is not allowed is drawn as text (requirement 6). */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { LinkTarget } from '#schemas/page/link.ts';
import { safeUrl } from '#schemas/address/safe-url.ts';

type LinkAttributes = Pick<
  AnchorHTMLAttributes<HTMLElement>,
  | 'className'
  | 'style'
  | 'title'
  | 'id'
  | 'role'
  | 'tabIndex'
  | 'lang'
  | 'onClick'
  | 'onMouseEnter'
  | 'onFocus'
>;
type LinkData = { [Name in `aria-${string}` | `data-${string}`]?: string | number | boolean | undefined };

export interface LinkProps extends LinkAttributes, LinkData {
  /** From resolveLink; an undefined target draws a span. */
  target?: LinkTarget | undefined;
  /** Instead of a target: an address of our own code or one already checked. */
  href?: string | undefined;
  newTab?: boolean | undefined;
  children?: ReactNode;
}

function targetOf(href: string | undefined, newTab: boolean | undefined): LinkTarget | undefined {
  if (href === undefined) return undefined;
  const external = !href.startsWith('/') && !href.startsWith('#');
  return { href, external, newTab: newTab ?? /^https?:/i.test(href), login: false };
}

/**
 * The app shell listens for clicks on anchors: it navigates within the site and opens the login box for
 * `data-login` while no one is logged in (M87), so a link needs no script of its own.
 */
export function Link({ target, href, newTab, children, ...rest }: LinkProps) {
  const place = target ?? targetOf(href, newTab);
  const address = safeUrl(place?.href);
  if (place === undefined || address === undefined) return <span {...rest}>{children}</span>;
  const opensNew = newTab ?? place.newTab;
  const rel = place.external ? 'noopener noreferrer' : opensNew ? 'noopener' : undefined;
  return (
    <a
      {...rest}
      href={address}
      target={opensNew ? '_blank' : undefined}
      rel={rel}
      data-login={place.login ? '' : undefined}
    >
      {children}
    </a>
  );
}
