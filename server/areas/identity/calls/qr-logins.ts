/** Answers the calls of qr logins. */
import {
  authQrGet,
  authQrPoll,
  authQrLook,
  authQrConfirm,
  authQrEnter,
  authScanFinish,
  authQrSimulate,
} from '#schemas/api/identity/qr-logins.ts';
import { isScanOffered } from '../rules/qr-login.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { showQr, qrAskerOf } from '../services/show-qr.ts';
import { secondsOf } from '#schemas/time.ts';
import { deviceName } from '../rules/device-name.ts';
import { enterByScan } from '../rules/enter-by-scan.ts';
import { tellerOf } from '../services/tell-owner.ts';

/** Answers a code to scan, which belongs to the browser that asked (M212, D47, D48). */
export const authQrGetHandler = handle(authQrGet, async (context) => {
  const { input, shop, deps } = context;
  // The flow belongs to the browser already: a login_key sent along adds nothing to it.
  const { provider = 'local' } = input;
  if (!isScanOffered(provider, shop.capabilities) || !deps.identity.scans.isServed(provider))
    return fail('login-way-off');
  return ok(await showQr(context, provider));
});

/** Answers what became of a scanned code, to the browser it belongs to, once (M134-M140, requirement 19). */
export const authQrPollHandler = handle(authQrPoll, async (context) => {
  const { input, shop, deps } = context;
  const result = await deps.identity.qr.poll(qrAskerOf(context), input.code, shop.capabilities);
  if (result.kind === 'refused') return fail(result.code);
  if (result.kind === 'scanned') return fail('qr-waiting', { scanned: 1 });
  if (result.kind === 'first-time') return fail('qr-first-time', { login_key: result.loginKey });
  return ok({ code: result.token, token: result.token, login_key: '' });
});

/** Tells a phone which computer asks, and since when; to look agrees to nothing (D48, B27). */
export const authQrLookHandler = handle(authQrLook, async ({ input, shop, deps, viewer }) => {
  const { qr } = deps.identity;
  const ticket = await qr.look(shop.appId, input.code);
  if (ticket === undefined) return fail('qr-expired');
  return ok({
    scene: ticket.scene,
    device: deviceName(ticket.userAgent),
    asked_at: secondsOf(ticket.createdAt),
    nickname: viewer?.user.nickname ?? '',
    simulate: qr.demo ? 1 : 0,
  });
});

/** Takes the yes or no of the person logged in on the phone; the computer hears it by its poll (D48). */
export const authQrConfirmHandler = handle(authQrConfirm, async (context) => {
  const { input, shop, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const { code, agree } = input;
  const result = await deps.identity.qr.answer(shop.appId, code, viewer.session, agree === 1);
  if (!result.ok) return fail(result.code);
  if (result.boundTo !== undefined) deps.messaging.notices.notify(context, result.boundTo, 'channel-bound');
  return ok({});
});

/** Turns the token of a confirmed scan into a session, in the browser that asked for the code (ADR-150). */
export const authQrEnterHandler = handle(authQrEnter, (context) =>
  enterByScan(context, { token: context.input.token, browser: context.browser() }),
);

/** Takes what a company sent this browser back with, and says what became of its code (D47, D48). */
export const authScanFinishHandler = handle(authScanFinish, async (context) => {
  const { input, shop, deps, viewer, browser, request } = context;
  const { provider, state, code } = input;
  const { scans, qr } = deps.identity;
  const answer = { appId: shop.appId, browser: browser(), provider, state, code, origin: request.origin };
  const notify = viewer === undefined ? undefined : await tellerOf(context, viewer.user.id);
  const ending = await scans.finish({ ...answer, userId: viewer?.user.id });
  if (!ending.ok) return fail(ending.code);
  if (ending.hasBound) notify?.('channel-bound');
  const { scene } = ending.ticket;
  if (!ending.isAlone) return ok({ scene, token: '', login_key: '' });
  const handover = await qr.collect(ending.ticket, shop.capabilities);
  if (handover.kind === 'refused')
    return fail(
      handover.code === 'qr-waiting' || handover.code === 'poll-busy' ? 'qr-expired' : handover.code,
    );
  return handover.kind === 'token'
    ? ok({ scene, token: handover.token, login_key: '' })
    : ok({ scene, token: '', login_key: handover.loginKey });
});

/** Lets a demo's phone pretend what a social account would have led to (D48). */
export const authQrSimulateHandler = handle(authQrSimulate, async ({ input, shop, deps }) => {
  const { qr } = deps.identity;
  if (!qr.demo) return fail('not-found');
  const result = await qr.pretend(shop.appId, input.code, input.outcome);
  return result === 'done' ? ok({}) : fail(result);
});
