/** Finds what the canvas needs for a document: its page, the address it is seen at, and both documents as drafts (ADR-715). */
import { consolePageExport } from '#schemas/api/console/documents.ts';
import { consoleGoodsList } from '#schemas/api/console/goods.ts';
import { isObject } from '#schemas/page/json.ts';
import type { DeskCaller } from '#desk/kit/calls/caller.ts';
import { pageDocumentOf, pathOfDocument, type ShopPages } from './frame/shown-page.ts';
import { keyOf, type DocumentKey, type DocumentName, type EditedDocument } from './model/document.ts';

type Ask = DeskCaller['ask'];

export interface OpenedCanvas {
  documentKey: DocumentKey;
  pageKey: DocumentKey | undefined;
  /** Address of the page in the shop. */
  path: string;
}

/** Nothing opens: there is no such document, or the shop could not be reached; `msg` is to be shown. */
export class OpenError extends Error {
  readonly isMissing: boolean;

  constructor(msg: string, isMissing: boolean) {
    super(msg);
    this.isMissing = isMissing;
  }
}

const EMPTY_SHOP: ShopPages = { good: undefined, zones: [], pages: [] };

async function zonesAndPages(ask: Ask): Promise<Pick<ShopPages, 'zones' | 'pages'>> {
  const answer = await ask(consolePageExport, {});
  const documents = answer.ok ? answer.data.documents : [];
  return {
    zones: documents.flatMap(({ kind, id, body }) => {
      const pageId = kind === 'zone' && isObject(body) ? body['page_id'] : undefined;
      return typeof pageId === 'string' ? [{ id, pageId }] : [];
    }),
    pages: documents.flatMap(({ kind, id, body }) => (kind === 'page' ? [{ id, body }] : [])),
  };
}

async function goodOf(ask: Ask): Promise<ShopPages['good']> {
  const answer = await ask(consoleGoodsList, { limit: 1 });
  const [good] = answer.ok ? answer.data.items : [];
  return good === undefined ? undefined : { id: good.id, type: good.type };
}

/** Asks for no more of the shop than the document's page depends on. */
async function shopPagesOf({ kind }: DocumentName, body: unknown, ask: Ask): Promise<ShopPages> {
  const isOfZone = kind === 'page' && isObject(body) && body['kind'] === 'zone';
  if (kind === 'tabs') return { ...EMPTY_SHOP, good: await goodOf(ask) };
  if (kind === 'zone' || kind === 'form' || isOfZone) return { ...EMPTY_SHOP, ...(await zonesAndPages(ask)) };
  return EMPTY_SHOP;
}

export type GetDocument = (name: DocumentName) => Promise<EditedDocument>;

/**
 * Opens the document and the page it is seen in.
 * @param get takes a document into the editor and answers what it holds
 * @throws OpenError
 */
export async function openCanvas(ask: Ask, name: DocumentName, get: GetDocument): Promise<OpenedCanvas> {
  const { body } = await get(name);
  const shop = await shopPagesOf(name, body, ask);
  const page = pageDocumentOf(name, shop);
  if (page !== undefined && keyOf(page) !== keyOf(name)) await get(page);
  return {
    documentKey: keyOf(name),
    pageKey: page === undefined ? undefined : keyOf(page),
    path: pathOfDocument(name, shop),
  };
}
