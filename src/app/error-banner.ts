/** A word about a page that could not be brought, made of nothing that would itself have to be fetched (D30, requirement 59). */
import type { Locale } from '#schemas/locale.ts';
import styles from './error-banner.module.css';

const words = {
  cn: { offline: '网络异常，请稍后再试', failed: '页面加载失败，请重试', retry: '重试' },
  en: {
    offline: 'Network error. Please try again later.',
    failed: 'The page could not be loaded. Please try again.',
    retry: 'Try again',
  },
} as const;

let notice: HTMLElement | undefined;

export function clearErrorBanner(): void {
  notice?.remove();
  notice = undefined;
}

export function showErrorBanner(page: Document, locale: Locale, retry: () => void): void {
  clearErrorBanner();
  const text = page.createElement('span');
  text.textContent = words[locale][navigator.onLine ? 'failed' : 'offline'];
  const button = page.createElement('button');
  button.type = 'button';
  button.className = styles.retry ?? '';
  button.textContent = words[locale].retry;
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
