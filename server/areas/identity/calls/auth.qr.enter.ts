/** Turns the token of a confirmed scan into a session, in the browser that asked for the code (decision 150). */
import { authQrEnter } from '#schemas/api/identity/auth.qr.enter.ts';
import { enterByScan } from '../rules/enter-by-scan.ts';
import { handle } from '#server/kernel/http/define-handler.ts';

export const authQrEnterHandler = handle(authQrEnter, (context) =>
  enterByScan(context, { token: context.input.token, browser: context.browser() }),
);
