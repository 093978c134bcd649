/** The language of a request: calls name theirs in Accept-Language, pages carry a cookie; nothing else counts (M162, D114). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALE_COOKIE_S, type Locale } from '#schemas/locale.ts';
import { isSecure } from './secure.ts';

/** Keeps the language a page was asked for in, for a year (M162). */
export function rememberLocale(request: FastifyRequest, reply: FastifyReply, locale: Locale): void {
  reply.setCookie(LOCALE_COOKIE, locale, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: LOCALE_COOKIE_S,
  });
}

/** What our own client sends. A browser's usual list of wishes is not a choice the shopper made here. */
const LANGUAGES: ReadonlyMap<string, Locale> = new Map([
  ['en', 'en'],
  ['en-US', 'en'],
  ['zh', 'cn'],
  ['zh-CN', 'cn'],
]);

export function cookieLocale(request: FastifyRequest): Locale | undefined {
  const value = request.cookies[LOCALE_COOKIE];
  return isLocale(value) ? value : undefined;
}

export function apiLocale(request: FastifyRequest): Locale {
  return LANGUAGES.get(request.headers['accept-language'] ?? '') ?? cookieLocale(request) ?? DEFAULT_LOCALE;
}
