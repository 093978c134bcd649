/** The merchant's desk below /desk: one page of its own build for every address, and the files it names (D137, D139). */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK, DESK_LOGIN, DESK_START, deskLogin } from '#schemas/desk/paths.ts';
import { DEFAULT_LOCALE, isLocale, languageTag, LOCALE_PARAMETER, type Locale } from '#schemas/locale.ts';
import { deskHolderOf } from '#server/areas/console/area.ts';
import { findShop, type ShopContext } from '#server/areas/shop/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { cookieLocale, rememberLocale } from '#server/kernel/http/locale.ts';
import { deskCsp } from '#server/kernel/http/security-headers.ts';
import { abnormalPage } from './abnormal.ts';
import { makeAssetSender, type SendAsset } from './send-assets.ts';
import { sendPage } from './send-page.ts';

/** Read before anybody is signed in: the login, and the first start of an installation. */
const OPEN_PATHS: ReadonlySet<string> = new Set([DESK_LOGIN, DESK_START]);

/** The HTML of the desk, before it is told whose it is. */
export type OpenDesk = () => Promise<string>;

export interface DeskParts {
  openDesk: OpenDesk;
  sendFile: SendAsset;
}

/** @param dir `dist/desk`; without it, as where only sources are, every address says that nothing was built */
export function builtDesk(dir: string): DeskParts | undefined {
  const file = join(dir, 'index.html');
  if (!existsSync(file)) return undefined;
  return { openDesk: () => readFile(file, 'utf8'), sendFile: makeAssetSender(dir, DESK) };
}

function fill(html: string, { appId }: ShopContext, locale: Locale): string {
  const facts = `lang="${languageTag(locale)}" data-app-id="${escapeHtml(appId)}" data-locale="${locale}"`;
  return html.replace(/<html[^>]*>/, `<html ${facts}>`);
}

function localeOf(request: FastifyRequest): Locale {
  const { query } = request;
  const language: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, LOCALE_PARAMETER) : undefined;
  return isLocale(language) ? language : (cookieLocale(request) ?? DEFAULT_LOCALE);
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url;

async function sendDesk(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, deps }: RouteOptions,
  { openDesk }: DeskParts,
): Promise<FastifyReply> {
  const finding = await findShop(deps.shop, request);
  const locale = localeOf(request);
  if (!finding.ok)
    return sendPage(request, reply, abnormalPage('unknownShop', { locale, requestId: request.id, url: '/' }));
  const { shop } = finding;
  reply.header('cache-control', 'no-store');
  rememberLocale(request, reply, locale);
  if (!OPEN_PATHS.has(pathOf(request)) && (await deskHolderOf(request, deps, shop)) === undefined)
    return reply.redirect(deskLogin(request.url), 302);
  return reply
    .header('content-security-policy', deskCsp(config.mode === 'development' ? 'development' : 'live'))
    .type('text/html; charset=utf-8')
    .send(fill(await openDesk(), shop, locale));
}

export function registerDesk(
  app: FastifyInstance,
  options: RouteOptions,
  parts: DeskParts | undefined,
): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (parts === undefined) return sendFailure(request, reply, 'not-found', { status: 404 });
    return parts.sendFile(request, reply) ?? sendDesk(request, reply, options, parts);
  };
  app.get(DESK, answer);
  app.get(`${DESK}/*`, answer);
}
