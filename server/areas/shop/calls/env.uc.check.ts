/** Says whether the request comes from a UC browser (D19). */
import { envUcCheck } from '#schemas/api/shop/env.uc.check.ts';
import { isUcBrowser } from '#schemas/uc-browser.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

export const envUcCheckHandler = handle(envUcCheck, ({ request }) =>
  isUcBrowser(request.userAgent) ? fail('browser-unsupported') : ok({ supported: true }),
);
