/** The addresses search engines ask for: /robots.txt, /sitemap.xml and the maps an index names. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  indexXml,
  mapXml,
  partPath,
  readSection,
  robotsText,
  URLS_PER_MAP,
  type MapSection,
} from '#server/web/sitemap.ts';
import type { Deps } from '#server/kernel/area.ts';
import { findShop, shopOrigin, type ShopContext } from '#server/areas/shop/area.ts';
import type { AppConfig } from '#server/kernel/config/app-config.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';

const CACHE = 'public, max-age=600';
const SECTIONS: readonly MapSection[] = ['pages', 'goods'];
const PART = /^\/sitemap-(pages|goods)-(\d{1,4})\.xml$/;

interface Options {
  deps: Deps;
  config: AppConfig;
}

type Answer = (
  shop: ShopContext,
  origin: string,
  request: FastifyRequest,
) => Promise<{ type: string; text: string } | undefined>;

function xml(text: string) {
  return { type: 'application/xml; charset=utf-8', text };
}

function parts(section: MapSection, count: number): string[] {
  return Array.from({ length: Math.ceil(count / URLS_PER_MAP) }, (_value, index) =>
    partPath(section, index + 1),
  );
}

function makeAnswers({ deps }: Options): { robots: Answer; map: Answer; part: Answer } {
  return {
    robots: (shop, origin) =>
      Promise.resolve({ type: 'text/plain; charset=utf-8', text: robotsText(origin, shop) }),
    map: async (shop, origin) => {
      const [pages = [], goods = []] = await Promise.all(
        SECTIONS.map((section) => readSection(deps, shop, section)),
      );
      if (pages.length + goods.length <= URLS_PER_MAP) return xml(mapXml(origin, [...pages, ...goods]));
      return xml(indexXml(origin, [...parts('pages', pages.length), ...parts('goods', goods.length)]));
    },
    part: async (shop, origin, request) => {
      const [, section, number] = PART.exec(request.url) ?? [];
      if (section !== 'pages' && section !== 'goods') return undefined;
      const start = (Number(number) - 1) * URLS_PER_MAP;
      const entries =
        start < 0 ? [] : (await readSection(deps, shop, section)).slice(start, start + URLS_PER_MAP);
      return entries.length === 0 ? undefined : xml(mapXml(origin, entries));
    },
  };
}

export function registerCrawlers(app: FastifyInstance, options: Options): void {
  const answers = makeAnswers(options);
  const serve = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const match = await findShop(options.deps.shop, request);
    if (!match.ok) return sendFailure(request, reply, match.code, { status: 404 });
    const file = await answer(match.shop, shopOrigin(request, match.shop, options.config), request);
    if (file === undefined) return sendFailure(request, reply, 'not-found', { status: 404 });
    return reply.header('cache-control', CACHE).type(file.type).send(file.text);
  };
  app.get('/robots.txt', serve(answers.robots));
  app.get('/sitemap.xml', serve(answers.map));
  app.get('/sitemap-:section-:part.xml', serve(answers.part));
}
