/** A word about a page that could not be brought, made of nothing that would itself have to be fetched (D30, requirement 59). */
import { sharedWords } from '#i18n/shared-words.ts';
import type { Locale } from '#schemas/locale.ts';
import { appWords } from './words.ts';
import styles from './error-banner.module.css';

let notice: HTMLElement | undefined;

export function clearErrorBanner(): void {
  notice?.remove();
  notice = undefined;
}

export function showErrorBanner(page: Document, locale: Locale, retry: () => void): void {
  clearErrorBanner();
  const text = page.createElement('span');
  text.textContent = navigator.onLine ? appWords.in(locale)('pageFailed') : sharedWords.in(locale)('offline');
  const button = page.createElement('button');
  button.type = 'button';
  button.className = styles.retry ?? '';
  button.textContent = sharedWords.in(locale)('retry');
  button.addEventListener('click', () => {
    clearErrorBanner();
    retry();
  });
  notice = page.createElement('div');
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'alert');
  notice.append(text, button);
  // A modal box lies above everything else in the page.
  (page.querySelector('dialog[open]') ?? page.body).append(notice);
}
