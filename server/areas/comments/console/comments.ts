/** The merchant’s comments: what was said, what becomes of it, and who may go on (M193, D88). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { LIST_PAGE_MAX } from '#schemas/constants.ts';
import { CommentId } from '#schemas/content/comment.ts';
import { BAN_VERBS, COMMENT_STATES, COMMENT_VERBS } from '#schemas/content/moderation.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { consoleGuard, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import { listComments, moderateComment, moderatePerson } from '../moderate.ts';

const Shop = Type.String({ minLength: 1, maxLength: 64 });
const ListSchema = Type.Object({
  state: Type.Optional(ChoiceSchema(COMMENT_STATES)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_PAGE_MAX })),
});
const DecisionSchema = Type.Object({ shop: Shop, id: CommentId, verb: ChoiceSchema(COMMENT_VERBS) });
const BanSchema = Type.Object({
  shop: Shop,
  who: Type.String({ minLength: 1, maxLength: 64 }),
  verb: ChoiceSchema(BAN_VERBS),
});

const ajv = makeAjv('input');
const isList = ajv.compile<Type.Static<typeof ListSchema>>(ListSchema);
const isDecision = ajv.compile<Type.Static<typeof DecisionSchema>>(DecisionSchema);
const isBan = ajv.compile<Type.Static<typeof BanSchema>>(BanSchema);

/** What a query says, where it says it. */
function listOf(query: unknown): unknown {
  const [state, page] = [textField(query, 'state'), textField(query, 'page')];
  return { ...(state === '' ? {} : { state }), ...(page === '' ? {} : { page: Number(page) }) };
}

export function registerComments(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const guarded = consoleGuard(options);
  app.get('/console/comments', guarded, async (request, reply) => {
    const shop = await deps.shop.named(textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const asked = listOf(request.query);
    if (!isList(asked)) return sendFailure(request, reply, 'bad-parameters');
    const locale = apiLocale(request);
    return sendOk(request, reply, await listComments(deps, shop.appId, { ...asked, locale }));
  });
  app.post('/console/comments', guarded, async (request, reply) => {
    const { body } = request;
    if (!isDecision(body)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await deps.shop.named(body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return sendOk(request, reply, { outcome: await moderateComment(deps, shop.appId, body) });
  });
  app.post('/console/comments/bans', guarded, async (request, reply) => {
    const { body } = request;
    if (!isBan(body)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await deps.shop.named(body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return sendOk(request, reply, { outcome: await moderatePerson(deps, shop.appId, body) });
  });
}
