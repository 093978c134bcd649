/** Where a link to a good leads (D20): its stored type wins over the one in the link, and no part of a link is trusted. */
import { unsupportHref } from '#schemas/address/unsupport-href.ts';
import { pathTo } from '#schemas/paths.ts';
import { hasDetail, takenAt } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { phoneHref } from '#schemas/address/phone-href.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

interface Jump {
  kind: 'detail' | 'page' | 'zone' | 'h5' | 'unsupport';
  to: string;
}

/** Goods of other shops and bundles: only the shop for phones resolves them. */
const PHONE_ONLY: ReadonlySet<string> = new Set(['distribute_goods', 'cop', 'external']);
/** Documents of the shop a link may name instead of a good. */
const DOCUMENTS = {
  page: (id: string) => pathTo('page', { id }),
  zone: (id: string) => pathTo('zone', { zoneId: id }),
} as const;
type DocumentName = keyof typeof DOCUMENTS;

export interface JumpWish {
  id: string;
  /** As the link has it; a number or a name. */
  type: string;
}

export interface JumpFacts {
  /** The good, if this shop has it. */
  good: GoodsRow | undefined;
  h5Url: string;
  locale: Locale;
  /** Whether the shop shows such a document now. */
  isLive: (name: DocumentName, id: string) => Promise<boolean>;
}

export type JumpFinding = { ok: true; jump: Jump } | { ok: false; code: 'not-found' | 'delisted' };

function isDocumentName(type: string): type is DocumentName {
  return Object.hasOwn(DOCUMENTS, type);
}

export async function findJump({ id, type }: JumpWish, facts: JumpFacts): Promise<JumpFinding> {
  const { good, h5Url, isLive } = facts;
  if (good !== undefined) {
    return good.state === 'off' ? { ok: false, code: 'delisted' } : { ok: true, jump: jumpTo(good, facts) };
  }
  if (isDocumentName(type) && (await isLive(type, id))) {
    return { ok: true, jump: { kind: type, to: DOCUMENTS[type](id) } };
  }
  const phone = PHONE_ONLY.has(type) ? phoneHref(h5Url, { id, type: 0 }) : undefined;
  return phone === undefined
    ? { ok: false, code: 'not-found' }
    : { ok: true, jump: { kind: 'h5', to: phone } };
}

/** A good of this shop: its detail, the page it is taken on, or the page that says the PC shop does not draw this type (D21). */
function jumpTo({ id, type, title }: GoodsRow, { locale }: JumpFacts): Jump {
  if (hasDetail(type)) return { kind: 'detail', to: pathTo('detail', { id, type }) };
  const target = takenAt(type);
  if (target !== undefined) return { kind: 'detail', to: pathTo(target, { id }) };
  return { kind: 'unsupport', to: unsupportHref(id, type, readText(title, locale)) };
}
