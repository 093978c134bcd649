/** Says whether the request comes from a UC browser (D19). */
import { envUcCheck } from '#schemas/api/env/env.uc.check.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

/** Both tokens UC browsers send; a plain alternation, so no input can make it slow. */
const UC_BROWSER = /UCBrowser|UBrowser/i;

export const envUcCheckHandler = handle(envUcCheck, ({ request }) =>
  UC_BROWSER.test(request.userAgent) ? fail('browser-unsupported') : ok({ supported: true }),
);
