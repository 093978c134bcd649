/** The accessibility notes of a docs page: what a screen reader meets in the story above, read from the page as it stands. */
import { useEffect, useState } from 'react';
import { outlineOf, type AriaOutline } from './aria-outline.ts';

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

export function AccessibilityNotes({ kind }: { kind: string }) {
  const outline = useOutline(kind);
  return (
    <>
      <p>axe checks every example and state in both languages; a single violation fails the build.</p>
      {outline !== undefined && (
        <>
          <h3>What a screen reader meets</h3>
          <ul>
            <li>
              Headings:{' '}
              {outline.headings.length === 0
                ? 'none'
                : outline.headings.map(({ level, text }, index) => (
                    <span key={index}>
                      {index > 0 && ' · '}
                      <code>h{level}</code> {text}
                    </span>
                  ))}
            </li>
            <li>
              Links: {outline.links} · Buttons: {outline.buttons} · Fields: {outline.fields}
            </li>
            <li>
              Images (described / decorative): {outline.described} / {outline.decorative}
            </li>
            <li>Regions that speak up: {outline.liveRegions}</li>
            <li>
              Smallest target:{' '}
              {outline.smallest === undefined
                ? 'none'
                : `${outline.smallest.width} × ${outline.smallest.height} px`}
            </li>
          </ul>
        </>
      )}
    </>
  );
}
