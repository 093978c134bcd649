/** The merchant's desk below /desk: one page of its own build for every address, and the files it names (D137, D139). */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK, DESK_LOGIN, DESK_START, deskLogin } from '#schemas/desk/paths.ts';
import { DEFAULT_LOCALE, isLocale, languageTag, LOCALE_PARAMETER, type Locale } from '#schemas/locale.ts';
import { deskHolderOf, signInAtDesk } from '#server/areas/console/area.ts';
import { findShop, shopOrigin, type ShopContext } from '#server/areas/shop/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { cookieLocale, rememberLocale } from '#server/kernel/http/locale.ts';
import { deskCsp } from '#server/kernel/http/security-headers.ts';
import { textField } from '#server/kernel/text-field.ts';
import { abnormalPage } from './abnormal.ts';
import { makeAssetSender, type SendAsset } from './send-assets.ts';
import { sendPage } from './send-page.ts';

const FILES = `${DESK}/assets/`;
/** Read before anybody is signed in: the login, and the first start of an installation. */
const OPEN_PATHS: ReadonlySet<string> = new Set([DESK_LOGIN, DESK_START]);

/** The HTML of the desk, before the shop is written into it. */
type DeskHtml = () => Promise<string>;

export interface DeskParts {
  html: DeskHtml;
  sendFile: SendAsset;
}

/** @param dir `dist/desk`; without it, as where only sources are, every address says that nothing was built */
export function builtDesk(dir: string): DeskParts | undefined {
  const file = join(dir, 'index.html');
  if (!existsSync(file)) return undefined;
  return { html: () => readFile(file, 'utf8'), sendFile: makeAssetSender(dir, DESK) };
}

/** @param appId empty where there is no shop yet */
function fill(html: string, appId: string, locale: Locale): string {
  const facts = `lang="${languageTag(locale)}" data-app-id="${escapeHtml(appId)}" data-locale="${locale}"`;
  return html.replace(/<html[^>]*>/, `<html ${facts}>`);
}

function localeOf(request: FastifyRequest): Locale {
  const language = textField(request.query, LOCALE_PARAMETER);
  return isLocale(language) ? language : (cookieLocale(request) ?? DEFAULT_LOCALE);
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url;

/** Signs in who brings a one-time code of the storefront's link (D137); the address it came in is left at once. */
async function takeCode(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, deps }: RouteOptions,
  shop: ShopContext,
): Promise<boolean> {
  const code = textField(request.query, 'code');
  if (code === '' || pathOf(request) !== DESK) return false;
  const claims = await deps.identity.adminCodes.use(code, shopOrigin(request, shop, config));
  if (claims?.appId !== shop.appId) return false;
  return (await signInAtDesk(request, reply, { deps, shop, userId: claims.userId })).ok;
}

/** The address may hold a code: no page it leads to hears of it. */
const headersOf = (mode: 'live' | 'development') => ({
  'content-security-policy': deskCsp(mode),
  'referrer-policy': 'same-origin',
});

async function sendDesk(
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
  parts: DeskParts,
): Promise<FastifyReply> {
  const { config, deps } = options;
  const finding = await findShop(deps.shop, request);
  const locale = localeOf(request);
  // The form of the first start holds nothing of a shop, and is asked for before there is one (ADR-735).
  if (!finding.ok && pathOf(request) !== DESK_START)
    return sendPage(request, reply, abnormalPage('unknownShop', { locale, requestId: request.id, url: '/' }));
  reply.header('cache-control', 'no-store');
  rememberLocale(request, reply, locale);
  const html = async (appId: string) =>
    reply
      .headers(headersOf(config.mode === 'development' ? 'development' : 'live'))
      .type('text/html; charset=utf-8')
      .send(fill(await parts.html(), appId, locale));
  if (!finding.ok) return html('');
  const { shop } = finding;
  if (await takeCode(request, reply, options, shop)) return reply.redirect(DESK, 302);
  if (!OPEN_PATHS.has(pathOf(request)) && (await deskHolderOf(request, deps, shop)) === undefined)
    return reply.redirect(deskLogin(request.url), 302);
  return html(shop.appId);
}

export function registerDesk(
  app: FastifyInstance,
  options: RouteOptions,
  parts: DeskParts | undefined,
): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (parts === undefined) return sendFailure(request, reply, 'not-found', { status: 404 });
    const file = parts.sendFile(request, reply);
    if (file !== undefined) return file;
    // A file of an older build is gone: its page says so, and a page in its place would not.
    if (request.url.startsWith(FILES)) return sendFailure(request, reply, 'not-found', { status: 404 });
    return sendDesk(request, reply, options, parts);
  };
  app.get(DESK, answer);
  app.get(`${DESK}/*`, answer);
}
