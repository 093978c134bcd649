/** How the user names a document of a shop. */
import { CHROME_ID } from '#server/areas/pages/rules/boot.ts';
import { NAMED_KINDS, type DocumentName } from '#server/areas/pages/store/config-rows.ts';
import { isConfigKind } from '#server/areas/pages/rules/publish.ts';
import { ShopError } from './shop-error.ts';

/** A document as the user names it: `page/home`, `theme`, or the file of either. */
export function documentNamed(text: string): DocumentName {
  const [kind, id, ...rest] = text.replace(/\.json$/, '').split('/');
  if (isConfigKind(kind) && rest.length === 0) {
    if (!NAMED_KINDS.includes(kind) && (id === undefined || id === CHROME_ID)) return { kind, id: CHROME_ID };
    if (NAMED_KINDS.includes(kind) && id !== undefined && id !== '') return { kind, id };
  }
  throw new ShopError(`"${text}" names no document. Write it like its file: page/home, zone/spring, theme.`);
}
