/** The discussions of classes for who teaches: read, answered, kept in order (D89, ADR-833). */
import {
  CLASS_POST_SORTS,
  CLASS_SORTS,
  consoleClassesList,
  consoleClassPostsList,
  consoleClassPostsModerate,
  consoleClassPostsReply,
  type ClassReply,
} from '#schemas/api/console/classes.ts';
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { moderateComment } from '../services/moderate.ts';
import { authorOf, replyToComment } from '../services/reply.ts';
import type { CommentRow } from '../store/comment-rows.ts';

const present = (row: CommentRow, locale: Locale): ClassReply => ({
  id: row.id,
  state: row.state,
  nickname: readText(row.nickname, locale),
  is_teacher: row.is_teacher,
  content: readText(row.content, locale),
  images: row.images,
  like_count: row.like_count,
  created_ts: secondsOf(row.created_at),
});

export const classCalls = [
  handleConsole(consoleClassesList, async ({ input, shop: { appId }, deps, locale }) => {
    const place = toSortedPlace(input, CLASS_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { rows, ...part } = await deps.stores.classes.part(appId, input.q, place);
    const items = rows.map(({ id, type, title, posts, waiting, lastAt }) => ({
      goods_id: id,
      type,
      title: readText(title, locale),
      posts,
      waiting,
      last_ts: secondsOf(lastAt),
    }));
    return ok({ ...part, items });
  }),
  handleConsole(consoleClassPostsList, async ({ input, shop: { appId }, deps, locale }) => {
    const place = toSortedPlace(input, CLASS_POST_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { goods_id: goodsId, q, filter = {} } = input;
    const matching = { goodsId, q, states: valuesOf(filter.state), kinds: valuesOf(filter.kind) };
    const { rows, ...part } = await deps.stores.classes.posts(appId, matching, place);
    const items = rows.map(({ replies, ...row }) => ({
      ...present(row, locale),
      kind: row.post_kind ?? ('note' as const),
      is_pinned: row.pinned_at !== null,
      is_essence: row.is_essence,
      reply_count: replies.total,
      replies: replies.first.map((reply) => present(reply, locale)),
    }));
    const goods = await deps.catalogue.byId(appId, goodsId);
    return ok({ ...part, items, title: goods === undefined ? '' : readText(goods.title, locale) });
  }),
  handleConsole(consoleClassPostsModerate, async ({ input: { id, verb }, shop: { appId }, deps }) => {
    const row = await deps.stores.moderation.byId(appId, id);
    // A comment everybody reads is not the teacher's to take down.
    if (row === undefined || row.post_kind === null) return okUnchanged({ outcome: 'no-comment' });
    const outcome = await moderateComment(deps, appId, { id, verb });
    if (outcome !== 'done') return okUnchanged({ outcome });
    return okChanged(
      { outcome },
      { subject: `comment ${id}`, before: { state: row.state }, after: { verb } },
    );
  }),
  handleConsole(consoleClassPostsReply, async ({ input: { id, content }, shop, deps, actor, locale }) => {
    const row = await deps.stores.moderation.byId(shop.appId, id);
    if (row === undefined || row.post_kind === null) return fail('not-found');
    const author = await authorOf(deps, shop, actor, locale);
    const result = await replyToComment(deps, shop.appId, { id, content, author });
    if (!result.ok) return fail(result.code);
    return okChanged(
      { id: result.id },
      { subject: `comment ${id}`, before: null, after: { reply: result.id } },
    );
  }),
];
