/** What the demo pages share: who may see them, in which language, and how they are sent. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, LOCALE_PARAMETER, type Locale } from '#schemas/locale.ts';
import { cookieLocale } from '#server/kernel/http/locale.ts';
import { pageCsp } from '#server/kernel/http/security-headers.ts';
import { CSS_HASH } from './style.ts';

export function portOf(request: FastifyRequest): string {
  return /:(\d+)$/.exec(request.host)?.[1] ?? '80';
}

export function localeOf(request: FastifyRequest): Locale {
  const { query } = request;
  const locale: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, LOCALE_PARAMETER) : undefined;
  return isLocale(locale) ? locale : (cookieLocale(request) ?? DEFAULT_LOCALE);
}

export function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const local = `http://localhost:${portOf(request)} http://*.localhost:${portOf(request)}`;
  const csp = pageCsp([CSS_HASH]).replace("form-action 'self'", `form-action 'self' ${local}`);
  return reply
    .headers({ 'content-security-policy': csp, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}
