/** What the chrome remembers between two clicks: open menus, notices already seen, how far the page was scrolled. */
export { openSmallWindow } from './open-small-window.ts';
export { useOnce } from './use-once.ts';
export { useScrolledPast } from './use-scrolled-past.ts';
