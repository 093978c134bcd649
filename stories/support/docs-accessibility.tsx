/** The accessibility notes of a docs page: what a screen reader meets in the story above, read from the page as it stands. */
import { useEffect, useState } from 'react';
import { outlineOf, type AriaOutline } from './aria-outline.ts';
import type { DocsWord } from './docs-words.ts';

function useOutline(kind: string): AriaOutline | undefined {
  const [outline, setOutline] = useState<AriaOutline>();
  useEffect(() => {
    const look = () => {
      const node = document.querySelector(`[data-kind="${kind}"]`);
      if (node === null) return;
      const found = outlineOf(node);
      // The same again would draw this list again, which would be seen as a change.
      setOutline((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    // The story is drawn beside this page, and drawn again as its controls change.
    const watch = new MutationObserver(() => requestAnimationFrame(look));
    watch.observe(document.body, { childList: true, subtree: true });
    look();
    return () => watch.disconnect();
  }, [kind]);
  return outline;
}

export function AccessibilityNotes({ kind, t }: { kind: string; t: (word: DocsWord) => string }) {
  const outline = useOutline(kind);
  return (
    <>
      <p>{t('checked')}</p>
      {outline !== undefined && (
        <>
          <h3>{t('outline')}</h3>
          <ul>
            <li>
              {t('headings')}:{' '}
              {outline.headings.length === 0
                ? t('none')
                : outline.headings.map(({ level, text }, index) => (
                    <span key={index}>
                      {index > 0 && ' · '}
                      <code>h{level}</code> {text}
                    </span>
                  ))}
            </li>
            <li>
              {t('links')}: {outline.links} · {t('buttons')}: {outline.buttons} · {t('fields')}:{' '}
              {outline.fields}
            </li>
            <li>
              {t('images')}: {outline.described} / {outline.decorative}
            </li>
            <li>
              {t('live_regions')}: {outline.liveRegions}
            </li>
            <li>
              {t('smallest')}:{' '}
              {outline.smallest === undefined
                ? t('none')
                : `${outline.smallest.width} × ${outline.smallest.height} px`}
            </li>
          </ul>
        </>
      )}
    </>
  );
}
