/** Pictures of blocks: their typical example drawn by the storefront's own render, in a shadow root with the shop's own styles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { AnyRenderer, RendererExample, Shelf } from '#schemas/page/define-renderer.ts';
import type { PageDocument, Region } from '#schemas/page/document.ts';
import type { PageData, ReadyNode } from '#schemas/page/ready.ts';
import type { BlockModule } from '#schemas/page/render-contract.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { openAssets } from '#server/web/assets.ts';
import { ROOT } from '../imports.ts';

const { catalogue } = await import('#renderers/catalogue.gen.ts');
const { withSampleWords } = await import('../../stories/support/sample-goods.ts');

/** 21 November 2026, noon in the shop: pictures are the same in every build. */
const NOW = Date.UTC(2026, 10, 21, 4, 0, 0);
const BOOT: Boot = {
  info: {
    ...PLAIN_SHOP,
    base: { shop_name: { cn: '拾光书院', en: 'Lumen Academy' } },
    domain: { h5_url: 'https://m.example.com' },
  },
  navbar: { nav_list: [], basic: {} },
  suspend: { hover_menu_status: 0, suspend_config: [] },
  theme: { primary: '#1f5eff' },
  hot_words: [],
};

/** Nothing is asked for while a picture is drawn: what an example answers stands in it. */
const call: Caller = () => Promise.resolve({ ok: false, code: 'network', msg: '' });

export interface Artist {
  /** Markup of the example; empty where a stranger is shown nothing. */
  draw(definition: AnyRenderer, example: RendererExample<unknown>, locale: Locale): string;
  /** Styles of all blocks, and the tokens and colours they use. */
  readonly css: string;
  /** Files the drawings show, by their address in the shop. */
  readonly files: ReadonlySet<string>;
}

function placeOf(shelf: Shelf): { kind: PageDocument['kind']; region: Region } {
  if (shelf === 'chrome') return { kind: 'chrome', region: 'top' };
  return { kind: shelf === 'page-block' ? 'micro' : 'screen', region: 'main' };
}

/** Shown to everybody: a picture has no visitor. */
function forAll({ when: _when, slots, ...node }: ReadyNode): ReadyNode {
  if (slots === undefined) return node;
  return {
    ...node,
    slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map(forAll)])),
  };
}

function isBlockModule(value: unknown): value is BlockModule {
  return typeof value === 'object' && value !== null && 'drawBlock' in value;
}

const symbolOf = (sprite: string, name: string) =>
  new RegExp(`<symbol id="${name}"[\\s\\S]*?</symbol>`).exec(sprite)?.[0] ?? '';

/** Icons stand inside the drawing, for a page that is opened as a file reads no other. */
function withIcons(html: string, sprite: string): string {
  const names = new Set<string>();
  const own = html.replace(/href="[^"#]*icons[^"#]*\.svg#([\w-]+)"/g, (_whole, name: string) => {
    names.add(name);
    return `href="#${name}"`;
  });
  if (names.size === 0) return own;
  const symbols = [...names].map((name) => symbolOf(sprite, name)).join('');
  return `<svg hidden width="0" height="0">${symbols}</svg>${own}`;
}

function answersOf(id: string, { data = {} }: RendererExample<unknown>, locale: Locale): PageData {
  const answers = Object.entries(data).map(
    ([name, value]) => [name, { ok: true, data: withSampleWords(locale, value) }] as const,
  );
  return { [id]: Object.fromEntries(answers) };
}

/** Opens what the build has made. @param distDir with `client` and `ssr` */
export async function openArtist(distDir: string): Promise<Artist> {
  const module: unknown = await import(pathToFileURL(join(distDir, 'ssr/entry-server.js')).href);
  if (!isBlockModule(module)) throw new Error('dist/ssr/entry-server.js does not export drawBlock()');
  const views = catalogue
    .kinds()
    .map((kind) => `renderers/${catalogue.get(kind)?.definition.family ?? ''}/${kind}/view.tsx`);
  const sprite = readFileSync(join(ROOT, 'src/ui/icons.svg'), 'utf8');
  const files = new Set<string>();
  const can = capabilities(readShop(BOOT.info));
  const read = (definition: AnyRenderer, example: RendererExample<unknown>, locale: Locale) => {
    const { kind, region } = placeOf(definition.offers);
    const slots = example.slots === undefined ? {} : { slots: example.slots };
    const node = {
      id: definition.kind,
      kind: definition.kind,
      v: definition.version,
      props: example.props,
      ...slots,
    };
    const body = { schema_version: 1, id: 'guide', kind, title: '', regions: { [region]: [node] } };
    const { document } = readDocument(body, catalogue, { locale, capabilities: can, now: NOW / 1000 });
    const nodes = (document.regions[region] ?? []).map(forAll);
    return { region, document: { ...document, regions: { [region]: nodes } } };
  };
  const draw: Artist['draw'] = (definition, example, locale) => {
    const { document, region } = read(definition, example, locale);
    const data = answersOf(definition.kind, example, locale);
    const report = () => undefined;
    const { html } = module.drawBlock({ document, region, data, locale, boot: BOOT, now: NOW, call, report });
    // No other site and no other size of a picture is fetched while the page is read.
    const plain = html
      .replace(/ (?:srcSet|srcset|imageSrcSet|sizes)="[^"]*"/g, '')
      .replace(/<(?:link|track) [^>]*>/g, '')
      .replace(/(<iframe [^>]*?) src="[^"]*"/g, '$1');
    return withIcons(plain, sprite).replace(
      /(src|poster)="(\/demo\/[^"?]+)[^"]*"/g,
      (_whole, name: string, file: string) => {
        files.add(file);
        return `${name}="{shop}${file}"`;
      },
    );
  };
  const theme = module.drawBlock({
    document: { id: 'none', kind: 'micro', title: '', seo: {}, style: {}, regions: {} },
    region: 'main',
    data: {},
    locale: 'en',
    boot: BOOT,
    now: NOW,
    call,
    report: () => undefined,
  }).themeCss;
  return { draw, css: `${openAssets(join(distDir, 'client')).plan([], views).css}\n${theme}`, files };
}
