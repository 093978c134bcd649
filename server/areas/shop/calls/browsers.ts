/** Answers the calls of browsers. */
import { envUcCheck } from '#schemas/api/shop/browsers.ts';
import { isUcBrowser } from '#schemas/uc-browser.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

/** Says whether the request comes from a UC browser (D19). */
export const envUcCheckHandler = handle(envUcCheck, ({ request }) =>
  isUcBrowser(request.userAgent) ? fail('browser-unsupported') : ok({ supported: true }),
);
