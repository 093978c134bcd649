/** What the window does otherwise in a preview (D43): pages come whole from the server, links lead on inside it, and the desk may edit it. */
import type { Engine } from '#engine/engine.ts';
import type { PreviewFacts } from '#schemas/page/render-contract.ts';
import { previewAddress } from '#schemas/address/preview-address.ts';
import type { App } from './app-parts.ts';

/** Begins what a preview does beside the page itself; a desk that cannot be had is asked for by a reload of its frame. */
export function startPreview(page: Document, preview: PreviewFacts, app: App, engine: Engine): void {
  stayInPreview(page, preview);
  if (preview.isInDesk !== true) return;
  import('./desk-agent.ts').then(
    (part) => part.connectDesk(window, app, engine),
    (error: unknown) => void app.errorReports.chunk(window.location.href, error),
  );
}

/** A link about to be followed, in this tab or another, leads on inside the preview. */
function stayInPreview(page: Document, preview: PreviewFacts): void {
  const mark = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== page.location.origin) return;
    if (anchor.closest('.preview-bar') !== null || isSamePage(anchor, page.location)) return;
    anchor.href = previewAddress(anchor.pathname + anchor.search + anchor.hash, preview.token);
  };
  for (const name of ['pointerdown', 'click', 'auxclick', 'keydown'])
    page.addEventListener(name, mark, { capture: true, passive: true });
}

/** A place on the page itself keeps its address. */
function isSamePage(anchor: HTMLAnchorElement, here: Location): boolean {
  return anchor.hash !== '' && anchor.pathname === here.pathname && anchor.search === here.search;
}

/** Goes to a page of the preview, drawn by the server as the first one was. */
export function goInPreview(
  href: string,
  { token }: PreviewFacts,
  { replace = false }: { replace?: boolean } = {},
): void {
  const to = previewAddress(href, token);
  if (replace) window.location.replace(to);
  else window.location.assign(to);
}
