/** Writes the guide as static HTML, from the sources and from what the build has made (ADR-610). */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { ROOT } from '../imports.ts';
import { blockPage } from './block-pages.ts';
import { DOCUMENT_KINDS, documentPage } from './document-pages.ts';
import { looksPage, metricsPage, tokensPage, variablesPage } from './made-pages.ts';
import { openArtist, type Artist } from './picture.ts';
import { prosePages, type ProsePage } from './prose.ts';
import { pageHtml, type GuidePage, type Nav, type NavEntry, type Section } from './site.ts';
import { startPage } from './start-page.ts';
import { WORDS } from './words.ts';

const LANGUAGES: readonly Locale[] = ['en', 'cn'];

const { definitions } = await import('#renderers/definitions.gen.ts');

/** Blocks a merchant places, by the alphabet of their kinds. */
const placedBlocks = (): readonly AnyRenderer[] =>
  definitions.filter(({ offers }) => offers === 'page-block');

interface GuideParts {
  readonly blocks: readonly GuidePage[];
  readonly documents: readonly GuidePage[];
  readonly looks: readonly GuidePage[];
  readonly prose: readonly ProsePage[];
  readonly single: readonly GuidePage[];
}

async function makePages(artist: Artist, usePicture: (source: string) => void): Promise<GuideParts> {
  const each = <T>(make: (locale: Locale) => T) => LANGUAGES.map(make);
  return {
    blocks: await Promise.all(
      each((locale) => placedBlocks().map((one) => blockPage(one, locale, artist))).flat(),
    ),
    documents: await Promise.all(
      each((locale) => DOCUMENT_KINDS.map((one) => documentPage(one, locale, artist, definitions))).flat(),
    ),
    looks: each((locale) => looksPage(locale, usePicture)),
    prose: prosePages(usePicture),
    single: [tokensPage(), variablesPage(), metricsPage()],
  };
}

/** The table of contents in one language; English pages stand in the Chinese one where they have no twin. */
function navOf({ blocks, documents, looks, prose, single }: GuideParts, locale: Locale): Nav {
  const t = WORDS[locale];
  const isOwn = (page: GuidePage) =>
    page.locale === locale || (page.locale === 'en' && page.other === undefined);
  const entry = (page: GuidePage, group?: string): NavEntry => ({
    title: page.locale === locale ? page.title : `${page.title}${t.english}`,
    path: page.path,
    ...(group === undefined ? {} : { group }),
  });
  const open = [...prose.filter(({ isHidden }) => !isHidden), ...looks, ...single].filter(isOwn);
  const of = (section: Section) =>
    open
      .filter((page) => page.section === section)
      .map((page) => entry(page, prose.find(({ path }) => path === page.path)?.group));
  const entries = [
    ...documents.filter(isOwn).map((page) => entry(page, t.documents)),
    ...blocks.filter(isOwn).map((page) => entry(page, t.blocks)),
  ];
  return {
    merchants: [...of('merchants'), ...entries],
    designers: of('designers'),
    operators: of('operators'),
    developers: of('developers'),
  };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copyFiles(dir: string, artist: Artist, pictures: ReadonlySet<string>): void {
  write(join(dir, 'assets/shop.css'), artist.css);
  const asset = (name: string) => readFileSync(join(ROOT, 'tools/guide/assets', name), 'utf8');
  write(join(dir, 'assets/guide.css'), `${asset('guide.css')}\n${asset('blocks.css')}`);
  write(join(dir, 'assets/guide.js'), asset('guide.js'));
  for (const source of pictures) cpSync(join(ROOT, source), join(dir, 'assets/pictures', basename(source)));
  for (const file of artist.files) cpSync(join(ROOT, 'public', file), join(dir, 'assets', file));
}

/** @param distDir what was built: `client` and `ssr` are read, `guide` is written. @returns how many pages there are */
export async function writeGuide(distDir: string): Promise<number> {
  const dir = join(distDir, 'guide');
  const artist = await openArtist(distDir);
  const pictures = new Set<string>();
  const parts = await makePages(artist, (source) => pictures.add(source));
  const navs: Record<Locale, Nav> = { en: navOf(parts, 'en'), cn: navOf(parts, 'cn') };
  const starts = LANGUAGES.map((locale) => startPage(locale, navs[locale]));
  const pages = [
    ...starts,
    ...parts.blocks,
    ...parts.documents,
    ...parts.looks,
    ...parts.prose,
    ...parts.single,
  ];
  rmSync(dir, { recursive: true, force: true });
  for (const page of pages) write(join(dir, page.path), pageHtml(page, navs[page.locale]));
  copyFiles(dir, artist, pictures);
  return pages.length;
}
