/** A zone's password sent as a plain form, where no script runs: the same call, answered by sending the browser on (D38). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '#schemas/page/json.ts';
import { PATHS } from '#schemas/paths.ts';
import { afterGate, readZoneId, zoneAuthHref, zoneStateOf, ZONE_STATE } from '#schemas/zone/zone-gate.ts';
import { zonePasswordCheck } from '#schemas/api/zone/zone.password.check.ts';
import type { Outcome } from '#server/kernel/http/define-handler.ts';
import { runCall } from '#server/kernel/http/run-call.ts';
import { contextOf, type CallsOptions } from '#server/start/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { provenance } from '#server/kernel/http/origin.ts';
import { findShop } from '#server/areas/shop/http/find-shop.ts';
import { keepGrant } from './zone-grant.ts';

function textIn(body: unknown, name: string): string {
  const value = isObject(body) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** 1 for a wrong password, the moment from which one may try again, or nothing to say. */
function deniedBy(outcome: Extract<Outcome, { ok: false }>): number {
  if (outcome.code === 'course-password-wrong' || outcome.code === 'bad-parameters') return 1;
  const until = isObject(outcome.data) ? outcome.data['retry_at'] : undefined;
  return outcome.code === 'rate-limited' && typeof until === 'number' ? until : 0;
}

function backTo(outcome: Extract<Outcome, { ok: false }>, zoneId: string, from: string): string {
  const state = zoneStateOf(outcome.code);
  if (state !== undefined) return zoneAuthHref(state, zoneId, from);
  const gate = zoneAuthHref(ZONE_STATE.password, zoneId, from);
  const denied = deniedBy(outcome);
  return denied === 0 ? gate : `${gate}${gate.includes('?') ? '&' : '?'}denied=${String(denied)}`;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CallsOptions,
): Promise<FastifyReply> {
  const { config, deps, registry } = options;
  const call = registry.get(zonePasswordCheck.name);
  const found = await findShop(deps.shops, request);
  // A form says where it comes from; what says nothing is no browser.
  if (!found.ok || call === undefined || provenance(request, config) !== 'ours') {
    return sendFailure(request, reply, 'no-permission', { status: 403 });
  }
  const from = textIn(request.body, 'jumpfrom');
  const zoneId = readZoneId(textIn(request.body, 'zone_id'));
  const reading = call.inputs.read(request.body, true);
  const outcome: Outcome = reading.ok
    ? await runCall(
        call,
        await contextOf(request, call, { shop: found.shop, input: reading.input }, reply, options),
        config.mode !== 'production',
      )
    : { ok: false, code: 'bad-parameters' };
  reply.header('cache-control', 'no-store');
  if (!outcome.ok) return reply.redirect(backTo(outcome, zoneId, from), 303);
  if (outcome.grant !== undefined) keepGrant(request, reply, outcome.grant);
  return reply.redirect(afterGate(zoneId, from), 303);
}

export function registerZoneForm(app: FastifyInstance, options: CallsOptions): void {
  app.post(PATHS['zone-auth'], (request, reply) => send(request, reply, options));
}
