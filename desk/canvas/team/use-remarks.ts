/** Remarks on the blocks of a document, read anew whenever a person at the document changes one. */
import { consoleRemarkList } from '#schemas/api/console/remarks.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import type { DocumentName } from '../model/document.ts';

export type Remark = DataOf<typeof consoleRemarkList>['items'][number];

/** Open remarks by the id of their block, for the outline. */
export type RemarkCounts = Readonly<Record<string, number>>;

const PART = 50;
const NO_COUNTS: RemarkCounts = {};

/** Counts alone; nothing while they are not read, and offline. */
export function useRemarkCounts({ kind, id }: DocumentName): RemarkCounts {
  const { data } = useConsoleQuery(consoleRemarkList, { kind, id, limit: 1 });
  return data?.counts ?? NO_COUNTS;
}

/** The newest fifty of one state on a block; `total` says whether there are more. */
export function useRemarks({ kind, id }: DocumentName, node: string, state: Remark['state']) {
  return useConsoleQuery(consoleRemarkList, { kind, id, filter: { node, state }, limit: PART });
}
