/** The name of a document as one text, `page/home`, and back. */
import { isDocumentKind } from '#schemas/page/catalogue.ts';
import type { DOCUMENT_NAME } from '#schemas/page/stored-document.ts';
import { isId } from '#schemas/id.ts';
import type { Static, TObject } from 'typebox';

export type NamedDocument = Static<TObject<typeof DOCUMENT_NAME>>;

/** Undefined where it names no document. */
export function placeOfName(text: string): NamedDocument | undefined {
  const [kind = '', id = '', ...rest] = text.split('/');
  return rest.length === 0 && isDocumentKind(kind) && isId(id) ? { kind, id } : undefined;
}
