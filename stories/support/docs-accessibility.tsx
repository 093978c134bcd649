/** The accessibility notes of a docs page: what a screen reader meets in the story above, read from the page as it stands. */
import { useEffect, useState } from 'react';

/** What assistive technology meets inside a drawn node, counted from the page itself. */
interface AriaOutline {
  /** Headings in reading order, each with its level. */
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly links: number;
  readonly buttons: number;
  readonly fields: number;
  readonly descriptions: number;
  readonly decorative: number;
  readonly liveRegions: number;
  /** Width and height of the smallest thing that can be pressed, in pixels. */
  readonly smallest?: { readonly width: number; readonly height: number };
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const TARGETS =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"]';

function levelOf(heading: Element): number {
  return Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));
}

/** Words inside a sentence are excused from the size of targets (WCAG 2.5.8), and so is what is not shown. */
function sizesOf(root: Element): { width: number; height: number }[] {
  return [...root.querySelectorAll(TARGETS)]
    .filter((target) => getComputedStyle(target).display !== 'inline')
    .map((target) => target.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ width, height }) => ({ width: Math.round(width), height: Math.round(height) }));
}

function outlineOf(root: Element): AriaOutline {
  const count = (selector: string) => root.querySelectorAll(selector).length;
  const sizes = sizesOf(root);
  const smallest = sizes.toSorted((a, b) => Math.min(a.width, a.height) - Math.min(b.width, b.height))[0];
  return {
    headings: [...root.querySelectorAll(HEADINGS)].map((heading) => ({
      level: levelOf(heading),
      text: heading.textContent.trim(),
    })),
    links: count('a[href]'),
    buttons: count('button, summary, [role="button"]'),
    fields: count('input:not([type="hidden"]), select, textarea'),
    descriptions: count('img[alt]:not([alt=""]), [role="img"]'),
    decorative: count('img[alt=""]'),
    liveRegions: count('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="timer"]'),
    ...(smallest === undefined ? {} : { smallest }),
  };
}

function useOutline(kind: string): AriaOutline | undefined {
  const [outline, setOutline] = useState<AriaOutline>();
  useEffect(() => {
    const look = () => {
      const node = document.querySelector(`[data-kind="${kind}"]`);
      if (node === null) return;
      const next = outlineOf(node);
      // The same again would draw this list again, which would be seen as a change.
      setOutline((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next));
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
              Images (described / decorative): {outline.descriptions} / {outline.decorative}
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
