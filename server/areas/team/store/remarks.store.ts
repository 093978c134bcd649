/** Remarks on the blocks of a document: read in parts, written, resolved, and gone with who wrote them. */
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt } from 'drizzle-orm';
import type { REMARK_STATES } from '#schemas/api/console/remarks.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart } from '#server/kernel/db/list-order.ts';
import type { Person } from '#server/kernel/area.ts';
import { REMARKS_MAX, RESOLVED_LIFE_MS } from '../limits.ts';
import { teamRemark } from '../tables/remarks.ts';
import type { DocumentPlace } from './presence.store.ts';

export type RemarkRow = typeof teamRemark.$inferSelect;
export type RemarkStore = ReturnType<typeof createRemarkStore>;
export type RemarkSort = '-at';
type RemarkState = (typeof REMARK_STATES)[number];
export interface RemarkFilter {
  node?: string;
  state?: RemarkState;
}

const SORT_KEYS = { at: byNumber(teamRemark.at, teamRemark.id) };

const isOf = ({ appId, document }: DocumentPlace) =>
  and(eq(teamRemark.appId, appId), eq(teamRemark.document, document));
const isRow = (appId: string, id: string) => and(eq(teamRemark.appId, appId), eq(teamRemark.id, id));
const isOpen = isNull(teamRemark.resolvedAt);

function isMatch({ node, state }: RemarkFilter) {
  return and(
    node === undefined ? undefined : eq(teamRemark.node, node),
    state === undefined ? undefined : state === 'open' ? isOpen : isNotNull(teamRemark.resolvedAt),
  );
}

async function isFull(db: Database, document: DocumentPlace): Promise<boolean> {
  return (await db.$count(teamRemark, and(isOf(document), isOpen))) >= REMARKS_MAX;
}

export function createRemarkStore(db: Database) {
  return {
    /** Whether the document has as many open ones as it may. */
    isFull: (document: DocumentPlace): Promise<boolean> => isFull(db, document),
    /** False where the document has as many open ones as it may. */
    add: (row: RemarkRow): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (await isFull(tx, row)) return false;
        const { appId, id, document, node, words, userId, author, at } = row;
        await tx.insert(teamRemark).values({
          appId,
          id,
          document,
          node,
          words,
          userId,
          author,
          at,
          editedAt: null,
          resolvedAt: null,
          resolver: '',
          resolverId: '',
        });
        return true;
      }),
    async byId(appId: string, id: string): Promise<RemarkRow | undefined> {
      const [row] = await db.select().from(teamRemark).where(isRow(appId, id));
      return row;
    },
    async change(
      appId: string,
      id: string,
      { words, editedAt, resolvedAt, resolver, resolverId }: Omit<RemarkRow, 'appId' | 'id'>,
    ): Promise<void> {
      await db
        .update(teamRemark)
        .set({ words, editedAt, resolvedAt, resolver, resolverId })
        .where(isRow(appId, id));
    },
    async remove(appId: string, id: string): Promise<void> {
      await db.delete(teamRemark).where(isRow(appId, id));
    },
    async part(document: DocumentPlace, filter: RemarkFilter, place: SortedPlace<RemarkSort>) {
      const order = orderOf(SORT_KEYS, place.sort);
      const matches = and(isOf(document), isMatch(filter));
      const select = () =>
        db.select({ ...getTableColumns(teamRemark), sortKey: order.sortKey }).from(teamRemark);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
    /** Open ones by their block. */
    async counts(document: DocumentPlace): Promise<Record<string, number>> {
      const rows = await db
        .select({ node: teamRemark.node, total: count() })
        .from(teamRemark)
        .where(and(isOf(document), isOpen))
        .groupBy(teamRemark.node)
        .orderBy(desc(count()));
      return Object.fromEntries(rows.map(({ node, total }) => [node, total]));
    },
  };
}

export async function removeOldResolved(db: Database, now: number): Promise<void> {
  await db.delete(teamRemark).where(lt(teamRemark.resolvedAt, now - RESOLVED_LIFE_MS));
}

/** What the person wrote goes; of what others wrote only who resolved it (D90). */
export async function forgetRemarks(tx: Database, { appId, userId }: Person): Promise<void> {
  await tx.delete(teamRemark).where(and(eq(teamRemark.appId, appId), eq(teamRemark.userId, userId)));
  await tx
    .update(teamRemark)
    .set({ resolver: '', resolverId: '' })
    .where(and(eq(teamRemark.appId, appId), eq(teamRemark.resolverId, userId)));
}
