/** The merchant’s comments: what was said, what becomes of it, and who may go on (M193, D88). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { LIST_PAGE_MAX } from '#schemas/constants.ts';
import { CommentId } from '#schemas/content/comment.ts';
import { BAN_VERBS, COMMENT_STATES, COMMENT_VERBS } from '#schemas/content/moderation.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { bodyOf, consoleDoor, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import { listComments, moderateComment, moderatePerson } from '../moderate.ts';

const ListSchema = Type.Object({
  state: Type.Optional(ChoiceSchema(COMMENT_STATES)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_PAGE_MAX })),
});
const DecisionSchema = Type.Object({ shop: ShopName, id: CommentId, verb: ChoiceSchema(COMMENT_VERBS) });
const BanSchema = Type.Object({
  shop: ShopName,
  who: Type.String({ minLength: 1, maxLength: 64 }),
  verb: ChoiceSchema(BAN_VERBS),
});

const readList = bodyOf(ListSchema);
const readDecision = bodyOf(DecisionSchema);
const readBan = bodyOf(BanSchema);

/** What a query says, where it says it. */
function listOf(query: unknown): unknown {
  const [state, page] = [textField(query, 'state'), textField(query, 'page')];
  return { ...(state === '' ? {} : { state }), ...(page === '' ? {} : { page: Number(page) }) };
}

export function registerComments(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleDoor(app, options, 'sell');
  door.get('/console/comments', async ({ request, reply, shop }) => {
    const asked = readList(listOf(request.query));
    if (asked === undefined) return sendFailure(request, reply, 'bad-parameters');
    const locale = apiLocale(request);
    return sendOk(request, reply, await listComments(deps, shop.appId, { ...asked, locale }));
  });
  door.post('/console/comments', readDecision, async ({ request, reply, shop }, body) => {
    return sendOk(request, reply, { outcome: await moderateComment(deps, shop.appId, body) });
  });
  door.post('/console/comments/bans', readBan, async ({ request, reply, shop }, body) => {
    return sendOk(request, reply, { outcome: await moderatePerson(deps, shop.appId, body) });
  });
}
