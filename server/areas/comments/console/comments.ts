/** The merchant's comments: read, shown, hidden, deleted, and who may go on (M193, D88). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  COMMENT_SORTS,
  consoleCommentsBan,
  consoleCommentsBulkModerate,
  consoleCommentsList,
  consoleCommentsModerate,
  consoleCommentsReply,
} from '#schemas/api/console/comments.ts';
import type { ModerationResult } from '#schemas/content/moderation.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole, namedRows, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { moderateComment, moderatePerson, presentModerated } from '../services/moderate.ts';
import { authorOf, replyToComment } from '../services/reply.ts';

/** Where nothing was to be done there is no change to log. */
const toOutcome = (outcome: ModerationResult, subject: string, after: object) =>
  outcome === 'done' ? okChanged({ outcome }, { subject, before: null, after }) : okUnchanged({ outcome });

export const commentCalls = [
  handleConsole(consoleCommentsList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, COMMENT_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter = {} } = input;
    const matching = { q, states: valuesOf(filter.state) };
    const { rows, ...part } = await deps.stores.moderation.part(shop.appId, matching, place);
    return ok({ ...part, items: rows.map((row) => presentModerated(row, locale)) });
  }),
  handleConsole(consoleCommentsModerate, async ({ input: { id, verb }, shop, deps }) => {
    const row = await deps.stores.moderation.byId(shop.appId, id);
    const outcome = await moderateComment(deps, shop.appId, { id, verb });
    const result = toOutcome(outcome, `comment ${id}`, { verb });
    if (result.change === undefined || row === undefined) return result;
    return okChanged(result.data, { ...result.change, before: { state: row.state } });
  }),
  handleConsole(consoleCommentsBulkModerate, async ({ input: { ids, verb }, shop: { appId }, deps }) => {
    const items: { id: string; outcome: ModerationResult }[] = [];
    for (const id of ids) items.push({ id, outcome: await moderateComment(deps, appId, { id, verb }) });
    const changedIds = items.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
    if (changedIds.length === 0) return okUnchanged({ items });
    return okChanged(
      { items },
      { subject: 'comments', before: null, after: { verb, ...namedRows(changedIds) } },
    );
  }),
  handleConsole(consoleCommentsReply, async ({ input, shop, deps, actor, locale }) => {
    const { id, content } = input;
    const author = await authorOf(deps, shop, actor, locale);
    const result = await replyToComment(deps, shop.appId, { id, content, author });
    if (!result.ok) return fail(result.code);
    return okChanged(
      { id: result.id },
      { subject: `comment ${id}`, before: null, after: { reply: result.id } },
    );
  }),
  handleConsole(consoleCommentsBan, async ({ input: { who, verb }, shop, deps }) => {
    const { outcome, userId } = await moderatePerson(deps, shop.appId, { who, verb });
    return toOutcome(outcome, `person ${userId}`, { verb });
  }),
];
