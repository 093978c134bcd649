/** Answers the calls of remarks on a document's blocks (ADR-741). */
import {
  consoleRemarkDelete,
  consoleRemarkList,
  consoleRemarkResolve,
  consoleRemarkSave,
} from '#schemas/api/console/remarks.ts';
import { secondsOf } from '#schemas/time.ts';
import { nameOf } from '#server/areas/pages/area.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { handleConsole, okChanged, okUnchanged, type Actor } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { RemarkRow, RemarkSort } from '../store/remarks.store.ts';

const TOO_MANY = fail('bad-parameters', { reason: 'too-many' });

const SORTS: readonly [RemarkSort] = ['-at'];

/** Of the operator, who has no account, every remark without one. */
const isOwn = ({ userId, author }: RemarkRow, actor: Actor) =>
  userId === actor.userId && (userId !== '' || author === actor.name);

function present(row: RemarkRow, actor: Actor) {
  const { id, node, words, author, at, editedAt, resolvedAt, resolver } = row;
  return {
    id,
    node,
    text: words,
    by: author,
    is_own: isOwn(row, actor),
    at: secondsOf(at),
    state: resolvedAt === null ? ('open' as const) : ('resolved' as const),
    ...(editedAt === null ? {} : { edited_at: secondsOf(editedAt) }),
    ...(resolver === '' ? {} : { resolved_by: resolver }),
  };
}

/** What the audit log says of one: where it stands, never its words. */
const factsOf = ({ document, node, resolvedAt }: RemarkRow) => ({
  document,
  node,
  state: resolvedAt === null ? 'open' : 'resolved',
});

export const remarkCalls = [
  handleConsole(consoleRemarkList, async ({ input, shop, deps, actor }) => {
    const place = toSortedPlace<RemarkSort>(input, SORTS);
    if (place === undefined) return fail('bad-parameters');
    const document = { appId: shop.appId, document: nameOf(input) };
    const { rows, ...part } = await deps.stores.teamRemarks.part(document, input.filter ?? {}, place);
    const counts = await deps.stores.teamRemarks.counts(document);
    return ok({ ...part, counts, items: rows.map((row) => present(row, actor)) });
  }),
  handleConsole(consoleRemarkSave, async ({ input, shop, deps, actor }) => {
    const { stores, clock, team } = deps;
    const { node, text, remark_id: id } = input;
    const place = { appId: shop.appId, document: nameOf(input) };
    const before = id === undefined ? undefined : await stores.teamRemarks.byId(shop.appId, id);
    if (
      id !== undefined &&
      (before?.document !== place.document || before.node !== node || !isOwn(before, actor))
    )
      return fail('not-found');
    if (before?.words === text) return okUnchanged(present(before, actor));
    const now = clock.now();
    const row: RemarkRow =
      before === undefined
        ? {
            ...place,
            id: randomId('rm'),
            node,
            words: text,
            userId: actor.userId,
            author: actor.name,
            at: now,
            editedAt: null,
            resolvedAt: null,
            resolver: '',
            resolverId: '',
          }
        : { ...before, words: text, editedAt: now };
    if (before !== undefined) await stores.teamRemarks.change(shop.appId, row.id, row);
    else if (!(await stores.teamRemarks.add(row))) return TOO_MANY;
    await team.presence.announceRemarks(place);
    const was = before === undefined ? null : factsOf(before);
    return okChanged(present(row, actor), { subject: `remark ${row.id}`, before: was, after: factsOf(row) });
  }),
  handleConsole(consoleRemarkResolve, async ({ input, shop, deps, actor }) => {
    const { stores, clock, team } = deps;
    const { remark_id: id, state = 'resolved' } = input;
    const before = await stores.teamRemarks.byId(shop.appId, id);
    if (before === undefined) return fail('not-found');
    const isResolved = state === 'resolved';
    if (isResolved === (before.resolvedAt !== null)) return okUnchanged(present(before, actor));
    const isReopened = !isResolved && before.resolvedAt !== null;
    if (isReopened && (await stores.teamRemarks.isFull(before))) return TOO_MANY;
    const row: RemarkRow = {
      ...before,
      resolvedAt: isResolved ? (before.resolvedAt ?? clock.now()) : null,
      resolver: isResolved ? actor.name : '',
      resolverId: isResolved ? actor.userId : '',
    };
    await stores.teamRemarks.change(shop.appId, id, row);
    await team.presence.announceRemarks(row);
    return okChanged(present(row, actor), {
      subject: `remark ${id}`,
      before: factsOf(before),
      after: factsOf(row),
    });
  }),
  handleConsole(consoleRemarkDelete, async ({ input: { remark_id: id }, shop, deps, actor }) => {
    const { stores, team } = deps;
    const before = await stores.teamRemarks.byId(shop.appId, id);
    if (before === undefined || !isOwn(before, actor)) return fail('not-found');
    await stores.teamRemarks.remove(shop.appId, id);
    await team.presence.announceRemarks(before);
    return okChanged({}, { subject: `remark ${id}`, before: factsOf(before), after: null });
  }),
];
