/** What the browser does otherwise in a preview (D43): pages come whole from the server, and the person is a part played. */
import type { Locale } from '#schemas/locale.ts';
import type { PreviewFacts } from '#schemas/page/render-contract.ts';
import { previewAddress } from '#schemas/address/preview-address.ts';
import { enter, leave, type AppStore } from '#state/app-state.ts';
import { appWords } from './words.ts';

/** The part the link names; nobody is asked for, nothing is remembered. */
export function playRole(store: AppStore, { role }: PreviewFacts, locale: Locale): void {
  if (role === 'visitor') return leave(store);
  const [svip, owner] = [role === 'svip', role === 'owner'];
  enter(store, {
    user_id: 'preview',
    nickname: appWords.in(locale)('previewed'),
    avatar: '',
    svip,
    owner,
    bought: [],
  });
}

/** A link about to be followed, in this tab or another, leads on inside the preview. */
export function stayInPreview(page: Document, { token }: PreviewFacts): void {
  const mark = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== page.location.origin) return;
    if (anchor.closest('.preview-bar') !== null || isSamePage(anchor, page.location)) return;
    anchor.href = previewAddress(anchor.pathname + anchor.search + anchor.hash, token);
  };
  for (const name of ['pointerdown', 'click', 'auxclick', 'keydown'])
    page.addEventListener(name, mark, { capture: true, passive: true });
}

/** A place on the page itself keeps its address. */
function isSamePage(anchor: HTMLAnchorElement, here: Location): boolean {
  return anchor.hash !== '' && anchor.pathname === here.pathname && anchor.search === here.search;
}

/** Goes to a page of the preview, drawn by the server as the first one was. */
export function goInPreview(href: string, { token }: PreviewFacts, replace = false): void {
  const to = previewAddress(href, token);
  if (replace) window.location.replace(to);
  else window.location.assign(to);
}
