/** What the model has to know of blocks and documents: their names, their slots and their fields. */
import type { SharedValidatorName } from '#schemas/page/catalogue.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import type { LocaleText } from '#schemas/page/text.ts';

/** `Catalogue` of schemas/page fits; so does what holds definitions without validators. */
export interface BlockKinds {
  get: (kind: string) => { readonly definition: AnyRenderer } | undefined;
  /** The schema of a document's own fields. */
  schema: (name: SharedValidatorName) => unknown;
}

/** The name of a kind as a merchant knows it; an unknown kind is called by its own name. */
export function titleOf(kinds: BlockKinds, kind: string): LocaleText {
  return kinds.get(kind)?.definition.title ?? { cn: kind, en: kind };
}
