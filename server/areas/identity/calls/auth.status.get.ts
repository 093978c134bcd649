/** Answers whether this browser has a session (M203). */
import { authStatusGet } from '#schemas/api/identity/auth.status.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authStatusGetHandler = handle(authStatusGet, ({ viewer }) =>
  ok({ logged_in: viewer === undefined ? 0 : 1 }),
);
