/**
 * Clicks on plain links anywhere in the page: same-site ones become client navigations, and ones that need a person
 * open the login box for strangers (M87). So a link needs no script of its own, and nodes that are not hydrated need none at all.
 */
import { isDecodable } from '#schemas/address/decodable.ts';
import { LOCALE_PARAMETER } from '#schemas/locale.ts';

export interface ClickPorts {
  /** True until the node answers events by itself; then its own handlers come first. */
  isPending: (nodeId: string) => boolean;
  isLoggedIn: () => boolean;
  go: (href: string) => void;
  askLogin: (next: string) => void;
}

type Target = { kind: 'login'; next: string } | { kind: 'go'; href: string };

/** What a click on this anchor means for the app; undefined leaves it to the browser. */
export function targetOf(
  event: MouseEvent,
  anchor: HTMLAnchorElement,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
  out: boolean,
): Target | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  if (anchor.hasAttribute('download') || anchor.origin !== here.origin) return undefined;
  const next = anchor.pathname + anchor.search;
  if (out && anchor.hasAttribute('data-login')) return { kind: 'login', next };
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  const samePage = next === here.pathname + here.search;
  if (samePage && anchor.hash !== '') return undefined;
  if (!isAppPath(anchor.pathname)) return undefined;
  // M162: what is in another language is another page of the server's, chrome and all.
  if (new URLSearchParams(anchor.search).has(LOCALE_PARAMETER)) return undefined;
  return { kind: 'go', href: next + anchor.hash };
}

/** Addresses of the server that are no pages of the storefront. */
const NOT_PAGES =
  /^\/(?:api|auth|assets|dev|docs|schemas|demo|metrics|healthz|readyz|v1)(?:\/|$)|\.[a-z0-9]{2,5}$/;

function isAppPath(pathname: string): boolean {
  return !NOT_PAGES.test(pathname) && isDecodable(pathname);
}

function anchorOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  return anchor instanceof HTMLAnchorElement ? anchor : undefined;
}

/** A node inside a pending one is pending with it. */
function isPending(anchor: HTMLAnchorElement, ports: ClickPorts): boolean {
  let node = anchor.closest('[data-node]');
  while (node !== null) {
    if (ports.isPending(node.getAttribute('data-node') ?? '')) return true;
    node = node.parentElement?.closest('[data-node]') ?? null;
  }
  return false;
}

export function listenForClicks(page: Document, ports: ClickPorts): void {
  const answer = (event: MouseEvent, anchor: HTMLAnchorElement) => {
    const target = targetOf(event, anchor, page.location, !ports.isLoggedIn());
    if (target === undefined) return;
    event.preventDefault();
    if (target.kind === 'login') ports.askLogin(target.next);
    else ports.go(target.href);
  };
  // React swallows clicks inside nodes it has not hydrated, so those are answered on the way down.
  page.addEventListener(
    'click',
    (event) => {
      const anchor = anchorOf(event);
      if (anchor !== undefined && isPending(anchor, ports)) answer(event, anchor);
    },
    { capture: true },
  );
  page.addEventListener('click', (event) => {
    const anchor = anchorOf(event);
    if (anchor !== undefined && !event.defaultPrevented && !isPending(anchor, ports)) answer(event, anchor);
  });
}

/** A button with `data-slide` slides the first element beside it by what is seen of that: 1 forth, -1 back. */
export function slideOnClick(page: Document): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-slide]') : null;
      const shelf = button?.parentElement?.firstElementChild;
      shelf?.scrollBy({ left: Number(button?.getAttribute('data-slide')) * shelf.clientWidth });
    },
    { capture: true },
  );
}

export interface TouchPorts {
  /** A node is about to be used. */
  open: (nodeId: string) => void;
  /** A link of this site is about to be followed. */
  nearLink: () => void;
  /** Somebody is about to fill something in. */
  nearForm: () => void;
}

/** Hydrates what somebody points at or tabs into, ahead of its turn. */
export function hydrateOnTouch(page: Document, { open, nearLink, nearForm }: TouchPorts): void {
  const hydrate = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    const nodeId = target.closest('[data-node]')?.getAttribute('data-node');
    if (nodeId !== null && nodeId !== undefined) open(nodeId);
    if (target.closest('a[href^="/"]') !== null) nearLink();
    if (type === 'focusin' && target.matches('input, select, textarea')) nearForm();
  };
  for (const name of ['pointerover', 'focusin'])
    page.addEventListener(name, hydrate, { capture: true, passive: true });
}
