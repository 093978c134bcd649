/** What a person notices of a client navigation: the title, the place, the focus, a word to screen readers, a bar when it takes long. */
import { MAIN_ID } from '#layouts/layouts.tsx';
import styles from './arrival.module.css';

/** A bar that comes at once would only flicker (ux: after 200 ms). */
const BUSY_AFTER_MS = 200;

let announcer: HTMLElement | undefined;

function announce(page: Document, text: string): void {
  if (announcer === undefined) {
    announcer = page.createElement('div');
    announcer.className = styles.announcer ?? '';
    announcer.setAttribute('aria-live', 'polite');
    page.body.append(announcer);
  }
  announcer.textContent = text;
}

export interface Arrival {
  title: string;
  /** Where the page was scrolled to when it was left, on the way back. */
  scroll: number | undefined;
  hash: string;
}

export function arriveAt(page: Document, { title, scroll, hash }: Arrival): void {
  page.title = title;
  page.querySelector('link[rel="canonical"]')?.remove();
  announce(page, title);
  page.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  const target = hash === '' ? null : page.getElementById(decodedHash(hash));
  if (scroll === undefined && target !== null) target.scrollIntoView();
  else window.scrollTo({ top: scroll ?? 0, behavior: 'instant' });
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Shows and hides the bar; the returned function takes the current state of being busy. */
export function busyBar(page: Document): (busy: boolean) => void {
  let bar: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (busy) => {
    if (!busy) {
      clearTimeout(timer);
      timer = undefined;
      bar?.remove();
      return;
    }
    timer ??= setTimeout(() => {
      bar ??= page.createElement('div');
      bar.className = styles.bar ?? '';
      page.body.append(bar);
    }, BUSY_AFTER_MS);
  };
}
