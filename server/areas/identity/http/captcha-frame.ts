/**
 * The page another company's captcha runs in (D50). Its script never runs in a page of the shop: this one has no origin
 * of its own, reads no cookie, and tells the page around it nothing but how the captcha ended.
 */
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '#server/kernel/http/envelope.ts';

const CAPTCHA_FRAME_PATH = '/auth/captcha_frame';
const SCRIPT_PATH = '/auth/captcha_frame.js';
const COMPANY = 'https://turing.captcha.qcloud.com';
const COMPANY_FILES = 'https://turing.captcha.gtimg.com';

const CSP = [
  "default-src 'none'",
  `script-src 'self' ${COMPANY} ${COMPANY_FILES}`,
  "style-src 'unsafe-inline'",
  `img-src data: ${COMPANY} ${COMPANY_FILES}`,
  `connect-src ${COMPANY} ${COMPANY_FILES}`,
  `frame-src ${COMPANY} ${COMPANY_FILES}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** Tells the page around it, which is of the same address, and nobody else. */
const SCRIPT = `(() => {
  const tell = (captcha) => parent.postMessage({ captcha }, location.origin);
  const { app, lang } = document.documentElement.dataset;
  const end = ({ ret, ticket, randstr, errorCode }) => {
    if (ret === 2) return tell({ name: 'closed' });
    const isPassed = ret === 0 && !errorCode && typeof ticket === 'string' && typeof randstr === 'string';
    return tell(isPassed ? { name: 'passed', ticket, randstr } : { name: 'lost' });
  };
  try {
    new TencentCaptcha(app, end, { userLanguage: lang }).show();
    tell({ name: 'shown' });
  } catch {
    tell({ name: 'lost' });
  }
})();
`;

const pageOf = (appId: string, lang: string) => `<!doctype html>
<html lang="${lang}" data-app="${appId}" data-lang="${lang}"><head><meta charset="utf-8"><title>captcha</title>
<script src="${COMPANY}/TJCaptcha.js" defer></script><script src="${SCRIPT_PATH}" defer></script></head><body></body></html>
`;

/** @param appId what the company knows the captcha by; absent where none is configured, and then there is no such page. */
export function registerCaptchaFrame(app: FastifyInstance, appId: string | undefined): void {
  app.get<{ Querystring: { lang?: unknown } }>(CAPTCHA_FRAME_PATH, async (request, reply) => {
    if (appId === undefined) return sendFailure(request, reply, 'not-found', { status: 404 });
    const lang = request.query.lang === 'en' ? 'en' : 'zh-cn';
    reply.header('content-security-policy', CSP).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(pageOf(appId, lang));
  });
  app.get(SCRIPT_PATH, async (request, reply) => {
    if (appId === undefined) return sendFailure(request, reply, 'not-found', { status: 404 });
    // A page without an origin is a stranger even to its own server.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'no-cache');
    return reply.type('text/javascript; charset=utf-8').send(SCRIPT);
  });
}
