/** A zone's password sent as a plain form, where no script runs: the same call, answered by sending the browser on (D38). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '#schemas/page/json.ts';
import { PATHS } from '#schemas/paths.ts';
import { afterGate, readZoneId, zoneAuthHref, zoneStateOf, ZONE_STATE } from '#schemas/zone/zone-gate.ts';
import { zonePasswordCheck } from '#schemas/api/zones/zones.ts';
import type { Outcome } from '#server/kernel/http/define-handler.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { provenance } from '#server/kernel/http/origin.ts';
import { findShop } from '#server/areas/shop/area.ts';
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
  const denial = deniedBy(outcome);
  return denial === 0 ? gate : `${gate}${gate.includes('?') ? '&' : '?'}denied=${String(denial)}`;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<FastifyReply> {
  const { config, deps, calls } = options;
  const call = calls.get(zonePasswordCheck.name);
  const match = await findShop(deps.shop, request);
  // A form says where it comes from; what says nothing is no browser.
  if (!match.ok || call === undefined || provenance(request, config) !== 'ours') {
    return sendFailure(request, reply, 'no-permission', { status: 403 });
  }
  const from = textIn(request.body, 'jumpfrom');
  const zoneId = readZoneId(textIn(request.body, 'zone_id'));
  const reading = call.inputs.read(request.body, true);
  const outcome: Outcome = reading.ok
    ? await calls.runFor(request, reply, call, { shop: match.shop, input: reading.input })
    : { ok: false, code: 'bad-parameters' };
  reply.header('cache-control', 'no-store');
  if (!outcome.ok) return reply.redirect(backTo(outcome, zoneId, from), 303);
  const { grant } = outcome.effects ?? {};
  if (grant !== undefined) keepGrant(request, reply, grant);
  return reply.redirect(afterGate(zoneId, from), 303);
}

export function registerZoneForm(app: FastifyInstance, options: RouteOptions): void {
  app.post(PATHS['zone-auth'], (request, reply) => send(request, reply, options));
}
