/** The sandbox cashier's page and its answer; both only where the sandbox takes the money (D71). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiLocale, cookieLocale } from '#server/kernel/http/locale.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { pageCsp } from '#server/kernel/http/security-headers.ts';
import { sendOk } from '#server/kernel/http/send-outcome.ts';
import { textField } from '#server/kernel/text-field.ts';
import { SANDBOX } from '../providers/payment/sandbox.ts';
import { CASHIER_CSS_HASH, cashierHtml } from './cashier-page.ts';
import { notifyShop } from './notify.ts';
import type { Trade } from './trade.ts';

const RESULTS = { paid: 'succeeded', failed: 'failed' } as const;
const isResult = (text: string): text is keyof typeof RESULTS => Object.hasOwn(RESULTS, text);

function sendPage(request: FastifyRequest, reply: FastifyReply, trade: Trade): FastifyReply {
  const csp = pageCsp([CASHIER_CSS_HASH]);
  return reply
    .headers({ 'content-security-policy': csp, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(cashierHtml(trade, cookieLocale(request) ?? apiLocale(request)));
}

export function registerCashier(app: FastifyInstance, { deps }: RouteOptions): void {
  if (!deps.payments.names.includes(SANDBOX)) return;
  const trades = deps.stores.sandbox;
  const tradeOf = (request: FastifyRequest) => trades.ofToken(textField(request.params, 'token'));

  app.get('/pay/sandbox/:token', async (request, reply) => {
    const trade = await tradeOf(request);
    return trade === undefined ? sendFailure(request, reply, 'not-found') : sendPage(request, reply, trade);
  });

  app.post('/pay/sandbox/:token/answer', async (request, reply) => {
    const trade = await tradeOf(request);
    if (trade === undefined) return sendFailure(request, reply, 'not-found');
    const result = textField(request.body, 'result');
    if (!isResult(result)) return sendFailure(request, reply, 'bad-parameters');
    const { outTradeNo, expiresAt, returnUrl } = trade;
    const now = deps.clock.now();
    const endedTrade =
      expiresAt <= now
        ? undefined
        : await trades.end(outTradeNo, RESULTS[result], result === 'paid' ? now : null, (tx) =>
            deps.queue.enqueue(tx, notifyShop, { outTradeNo }),
          );
    const isForm = !(request.headers['content-type'] ?? '').includes('json');
    if (isForm) return reply.code(303).header('location', returnUrl).send();
    if (endedTrade === undefined) return sendFailure(request, reply, 'state-conflict');
    return sendOk(request, reply, { result });
  });
}
