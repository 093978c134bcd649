/** What the settings of a document itself are called: a page has page settings, everything else goes by its kind. */
import { useWords } from '#i18n/use-words.ts';
import { useCanvas } from './canvas-context.ts';
import { parseKey } from './model/document.ts';
import { pagesWords } from './pages/words.ts';
import { canvasWords } from './words.ts';

export function useSettingsName(): string {
  const t = useWords(canvasWords);
  const names = useWords(pagesWords);
  const { documentKey } = useCanvas();
  const kind = parseKey(documentKey)?.kind ?? 'page';
  return kind === 'page' ? t('document') : names(kind);
}
