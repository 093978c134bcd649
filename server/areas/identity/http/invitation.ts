/** An invitation's address (ADR-299): a page with one button, which signs its person in once, and then offers a password. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readText } from '#schemas/page/text.ts';
import { findShop, type ShopContext } from '#server/areas/shop/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { makeEnvelope, sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale, cookieLocale } from '#server/kernel/http/locale.ts';
import { provenance } from '#server/kernel/http/origin.ts';
import { checkRateLimit } from '#server/kernel/http/rate-limit.ts';
import { pageCsp } from '#server/kernel/http/security-headers.ts';
import { WRITE_LIMIT } from '#server/kernel/limits/limits.ts';
import { textField } from '#server/kernel/text-field.ts';
import { setFirstPassword } from '../rules/set-password.ts';
import { signIn } from '../rules/sign-in.ts';
import { INVITATION_PATH } from '../store/invitations.store.ts';
import { enterHtml, INVITATION_CSS_HASH, passwordHtml, refusedHtml } from './invitation-page.ts';
import { changeSession, viewerOf } from './session.ts';

const NAME = 'auth.invitation';
const PASSWORD_PATH = `${INVITATION_PATH}/password`;
const GONE = 410;

const fieldOf = (holder: unknown, name: string): string => {
  const value = textField(holder, name);
  return value.length <= 200 ? value : '';
};

function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': pageCsp([INVITATION_CSS_HASH]),
      'cache-control': 'no-store',
      // The address is a way in: no page it leads to hears of it.
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

export function registerInvitation(app: FastifyInstance, options: RouteOptions): void {
  const { deps, config } = options;

  /** Every step is one of a shop, and a stranger's page presses no button here. */
  const inShop =
    (work: (request: FastifyRequest, reply: FastifyReply, shop: ShopContext) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (request.method !== 'GET' && provenance(request, config) === 'foreign')
        return sendFailure(request, reply, 'no-permission', { status: 403 });
      const surplus = await checkRateLimit(request, NAME, WRITE_LIMIT, deps);
      if (surplus !== undefined)
        return sendFailure(request, reply, 'rate-limited', { status: 429, ...surplus });
      const match = await findShop(deps.shop, request);
      return match.ok ? work(request, reply, match.shop) : sendFailure(request, reply, match.code);
    };
  const pageOf = (request: FastifyRequest, { row }: ShopContext) => {
    const locale = cookieLocale(request) ?? apiLocale(request);
    return { locale, shop: readText(row.info.base.shop_name, locale) };
  };

  app.get(
    INVITATION_PATH,
    { exposeHeadRoute: false },
    inShop(async (request, reply, shop) => {
      const code = fieldOf(request.query, 'code');
      const ticket = await deps.identity.tickets.peek(shop.appId, 'invitation', code);
      const page = pageOf(request, shop);
      if (ticket === undefined) return sendPage(reply, refusedHtml(page, 'spent'), GONE);
      return sendPage(reply, enterHtml(page, code));
    }),
  );

  app.post(
    INVITATION_PATH,
    inShop(async (request, reply, shop) => {
      const { appId } = shop;
      const page = pageOf(request, shop);
      const ticket = await deps.identity.tickets.take(appId, 'invitation', fieldOf(request.body, 'code'));
      const account =
        ticket === undefined ? undefined : await deps.stores.accounts.byId(appId, ticket.userId);
      if (account === undefined) return sendPage(reply, refusedHtml(page, 'spent'), GONE);
      const viewer = await viewerOf(request, deps.stores, shop);
      const userAgent = request.headers['user-agent'] ?? '';
      const facts = { deps, shop, viewer, request: { userAgent } };
      const outcome = await signIn(facts, { account, isByTicket: true, stale: 'ticket-spent' });
      if (!outcome.ok) {
        const { msg: text } = makeEnvelope(outcome.code, { locale: page.locale, requestId: request.id });
        return sendPage(reply, refusedHtml(page, { text }), 403);
      }
      changeSession(request, reply, outcome.effects.session);
      const next = account.passwordHash === undefined ? PASSWORD_PATH : '/';
      return reply.code(303).headers({ location: next, 'cache-control': 'no-store' }).send();
    }),
  );

  app.get(
    PASSWORD_PATH,
    { exposeHeadRoute: false },
    inShop(async (request, reply, shop) => {
      const viewer = await viewerOf(request, deps.stores, shop);
      if (viewer === undefined) return reply.code(303).header('location', '/').send();
      return sendPage(reply, passwordHtml(pageOf(request, shop), ''));
    }),
  );

  app.post(
    PASSWORD_PATH,
    inShop(async (request, reply, shop) => {
      const viewer = await viewerOf(request, deps.stores, shop);
      const [password, re_password] = [
        fieldOf(request.body, 'password'),
        fieldOf(request.body, 're_password'),
      ];
      const outcome =
        viewer === undefined ? undefined : await setFirstPassword(deps, viewer, { password, re_password });
      if (outcome === undefined || outcome.ok || outcome.code === 'state-conflict')
        return reply.code(303).headers({ location: '/', 'cache-control': 'no-store' }).send();
      const page = pageOf(request, shop);
      const { msg } = makeEnvelope(outcome.code, { locale: page.locale, requestId: request.id });
      return sendPage(reply, passwordHtml(page, msg), 422);
    }),
  );
}
