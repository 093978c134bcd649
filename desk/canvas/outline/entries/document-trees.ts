/** The entries of a document: by the lists of its schema; tabs by the type of goods whose pages have them. */
import { DETAIL_TYPES, resourceOfType } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { describeSchema, type PropRow } from '#schemas/page/describe-props.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { TabSchema } from '#schemas/shop/tab-set.ts';
import type { DocumentKind } from '../../model/document.ts';
import { entryTreesOf, fieldsOf, rowsOf, type EntryTree } from './entry-lists.ts';

interface DescribedDocument {
  kind: DocumentKind;
  catalogue: Pick<Catalogue, 'schema'>;
  body: unknown;
}

const TAB: PropRow = {
  name: '',
  form: 'object',
  required: true,
  description: '',
  options: [],
  parts: describeSchema(TabSchema),
};

function tabTrees(body: unknown, locale: Locale): EntryTree[] {
  const types = isObject(body) && isObject(body['types']) ? body['types'] : {};
  return DETAIL_TYPES.flatMap((type) => {
    const tabs: unknown = types[String(type)];
    if (!Array.isArray(tabs)) return [];
    const label = resourceOfType(type)?.name ?? { cn: String(type), en: String(type) };
    const list = {
      pointer: pointerTo('/types', type),
      label,
      item: TAB,
      min: 0,
      max: Number.POSITIVE_INFINITY,
      size: tabs.length,
    };
    return [{ list, rows: rowsOf(list, tabs, 1, locale) }];
  });
}

/** None of a page: its outline is made of blocks. */
export function treesOfDocument({ kind, catalogue, body }: DescribedDocument, locale: Locale): EntryTree[] {
  if (kind === 'page') return [];
  return kind === 'tabs'
    ? tabTrees(body, locale)
    : entryTreesOf(fieldsOf(catalogue.schema(kind)), body, locale);
}
