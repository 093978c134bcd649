/** A list as a whole: its parts one after the other, for screens that may leave nothing out. */
import { LIST_LIMIT_MAX } from '#schemas/api/console/define-console-call.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import { Refusal } from './use-console.ts';

interface Part<Row> {
  items: Row[];
  next?: string | undefined;
}

/** @throws Refusal of whichever part is refused */
export async function askAll<Row>(
  askPart: (of: { limit: number; cursor?: string }) => Promise<Answer<Part<Row>>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const answer = await askPart({ limit: LIST_LIMIT_MAX, ...(cursor === undefined ? {} : { cursor }) });
    if (!answer.ok) throw new Refusal(answer);
    rows.push(...answer.data.items);
    cursor = answer.data.next;
  } while (cursor !== undefined);
  return rows;
}
