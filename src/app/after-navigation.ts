/** What a person notices of a client navigation: the title, the place, the focus, a word to screen readers. */
import { MAIN_ID } from '#layouts/layouts.tsx';
import { stopWaiting } from './busy.ts';
import styles from './after-navigation.module.css';

let announcer: HTMLElement | undefined;

/** Says it to screen readers, in place of what was said before. */
export function announce(page: Document, text: string): void {
  if (announcer === undefined) {
    announcer = page.createElement('div');
    announcer.className = styles.announcer ?? '';
    announcer.setAttribute('aria-live', 'polite');
    page.body.append(announcer);
  }
  announcer.textContent = text;
}

export interface Navigation {
  title: string;
  /** Where the page was scrolled to when it was left, on the way back. */
  scroll: number | undefined;
  hash: string;
  /** Id of the control that was used, where only the query changed; empty for any other way here. */
  control: string;
}

/** The control of a list that stands on the page, in its next state, too; the list then stays where it is. */
export function usedControl(page: Document): string {
  const id = page.activeElement?.id ?? '';
  return id === MAIN_ID ? '' : id;
}

export function afterNavigation(page: Document, { title, scroll, hash, control }: Navigation): void {
  stopWaiting(page);
  page.title = title;
  page.querySelector('link[rel="canonical"]')?.remove();
  announce(page, title);
  const opener = control === '' ? null : page.getElementById(control);
  (opener ?? page.getElementById(MAIN_ID))?.focus({ preventScroll: true });
  const target = hash === '' ? null : page.getElementById(decodedHash(hash));
  if (scroll === undefined && target !== null) target.scrollIntoView();
  else if (scroll !== undefined || opener === null)
    window.scrollTo({ top: scroll ?? 0, behavior: 'instant' });
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
