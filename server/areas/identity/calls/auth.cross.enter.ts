/** Takes the one-time code of a login on another host of the shop, and starts a session here (M151, D60). */
import { authCrossEnter } from '#schemas/api/identity/auth.cross.enter.ts';
import { enterByTicket } from '../rules/cross-login.ts';
import { handle } from '#server/kernel/http/define-handler.ts';

export const authCrossEnterHandler = handle(authCrossEnter, (context) =>
  enterByTicket(context, context.input.code),
);
