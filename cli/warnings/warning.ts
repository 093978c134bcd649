/** What is no fault and is told all the same: the documents may be published, and something in them does not do what it says. */
import type { Draft, DraftFault } from '#server/areas/pages/rules/publish.ts';
import type { Say } from '#schemas/page/ready.ts';
import type { Sources } from '../reading/source.ts';
import type { ShopKnows } from './ask-shop.ts';

export interface WarningInput {
  dir: string;
  drafts: readonly Draft[];
  sources: Sources;
  /** Files of documents that are published, as far as this is known here. */
  publishedFiles: readonly string[];
  /** Absent where no shop was asked. */
  knows?: ShopKnows | undefined;
}

export type Warn = (input: WarningInput) => DraftFault[];

export function warningAt({ kind, id }: Draft, pointer: string, say: Say): DraftFault {
  return { document: { kind, id }, pointer, ...say };
}
