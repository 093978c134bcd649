/** Which page of the shop shows a document while it is edited (ADR-715). */
import { isObject } from '#schemas/page/json.ts';
import { pathTo } from '#schemas/paths.ts';
import type { DocumentName } from '../model/document.ts';

/** What the shop has, as far as the page of a document depends on it. */
export interface ShopPages {
  /** A good whose detail page shows the tabs. */
  good: { id: string; type: number } | undefined;
  /** Zones with the page each of them shows. */
  zones: readonly { id: string; pageId: string }[];
  /** Pages with their stored bodies, to find the one that shows a form. */
  pages: readonly { id: string; body: unknown }[];
}

const HOME: DocumentName = { kind: 'page', id: 'home' };

/** Whether a value holds this form anywhere, as the `form_id` of a block. */
function holdsForm(value: unknown, formId: string): boolean {
  if (Array.isArray(value)) return value.some((one) => holdsForm(one, formId));
  if (!isObject(value)) return false;
  return value['form_id'] === formId || Object.values(value).some((one) => holdsForm(one, formId));
}

/** The page document whose blocks stand in the frame beside this document; undefined where the page is no document. */
export function pageDocumentOf(name: DocumentName, { zones, pages }: ShopPages): DocumentName | undefined {
  switch (name.kind) {
    case 'page':
      return name;
    case 'zone': {
      const zone = zones.find(({ id }) => id === name.id);
      return zone === undefined ? HOME : { kind: 'page', id: zone.pageId };
    }
    case 'form': {
      const page = pages.find(({ body }) => holdsForm(body, name.id));
      return page === undefined ? HOME : { kind: 'page', id: page.id };
    }
    case 'tabs':
    case 'search':
      return undefined;
    case 'navbar':
    case 'footer':
    case 'suspend':
    case 'theme':
      return HOME;
  }
}

/** The address in the shop of a page document. */
function pathOfPage(id: string, { zones }: Pick<ShopPages, 'zones'>): string {
  if (id === 'home') return pathTo('home', {});
  const zone = zones.find(({ pageId }) => pageId === id);
  return zone === undefined ? pathTo('page', { id }) : pathTo('zone', { zoneId: zone.id });
}

/** The address in the shop where the document is seen. */
export function pathOfDocument(name: DocumentName, shop: ShopPages): string {
  if (name.kind === 'tabs' && shop.good !== undefined) return pathTo('detail', shop.good);
  if (name.kind === 'search') return pathTo('search', {});
  if (name.kind === 'zone') return pathTo('zone', { zoneId: name.id });
  const page = pageDocumentOf(name, shop);
  return page === undefined ? pathTo('home', {}) : pathOfPage(page.id, shop);
}
