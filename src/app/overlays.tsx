/** The layer of short messages and boxes above the page, brought when the first one is shown. */
import { createRoot } from 'react-dom/client';
import type { Question, Tone } from '#engine/app-ports.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Locale } from '#schemas/locale.ts';
import { MessageBox, showMessageBox } from '#ui/message-box.tsx';
import { clearToasts, toast, Toasts } from '#ui/toasts.tsx';

let host: HTMLElement | undefined;

/** A modal box lies above everything else in the page, so what is to be seen over it stands in it, and outlives it. */
function place(layer: HTMLElement): void {
  const dialog = document.querySelector('dialog[open]');
  const parent = dialog ?? document.body;
  if (layer.parentElement === parent) return;
  parent.append(layer);
  dialog?.addEventListener('close', () => place(layer), { once: true });
}

/** Out of every layout: a dialog that lays out what stands in it has no row for this. */
function makeHost(): HTMLElement {
  const element = document.createElement('div');
  element.style.position = 'fixed';
  // Fixed, it is a layer of its own: what stands in it is no higher than it is.
  element.style.zIndex = 'var(--lt-z-toast)';
  return element;
}

function open(locale: Locale): void {
  const isFirst = host === undefined;
  host ??= makeHost();
  place(host);
  if (!isFirst) return;
  createRoot(host).render(
    <WordsProvider locale={locale}>
      <Toasts />
      <MessageBox />
    </WordsProvider>,
  );
}

export function showToast(locale: Locale, text: string, tone: Tone): void {
  open(locale);
  toast(text, tone);
}

export { clearToasts };

/** True where somebody confirms (M107). */
export function askInBox(locale: Locale, question: Question): Promise<boolean> {
  open(locale);
  return showMessageBox(question).then(
    () => true,
    () => false,
  );
}
