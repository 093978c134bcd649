/** One page of the guide as HTML: its frame, its table of contents, and links that work from a folder as well as from a server. */
import { languageTag, type Locale } from '#schemas/locale.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { WORDS } from './words.ts';

export interface GuidePage {
  /** Below the guide's root, e.g. `merchants/blocks/banner.html`. */
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  /** HTML below the title. */
  readonly body: string;
  /** Under which audience it stands. */
  readonly section: Section;
  /** A page of links needs no list of its headings. */
  readonly isStart?: boolean;
  /** The same page in the other language, where there is one. */
  readonly other?: string;
}

export const SECTIONS = ['merchants', 'designers', 'operators', 'developers'] as const;
export type Section = (typeof SECTIONS)[number];

export interface NavEntry {
  readonly title: string;
  readonly path: string;
  readonly group?: string;
}

export type Nav = Readonly<Record<Section, readonly NavEntry[]>>;

/** From one page to another, without the server's address. */
export function linkTo(from: string, to: string): string {
  const [path = '', anchor] = to.split('#');
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up}${path}${anchor === undefined ? '' : `#${anchor}`}`;
}

function groupsOf(entries: readonly NavEntry[]): [string, NavEntry[]][] {
  const groups = new Map<string, NavEntry[]>();
  for (const entry of entries) {
    const name = entry.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups];
}

function listOf(page: GuidePage, entries: readonly NavEntry[]): string {
  const rows = entries.map(({ title, path }) => {
    const current = path === page.path ? ' aria-current="page"' : '';
    return `<li><a href="${linkTo(page.path, path)}"${current}>${escapeHtml(title)}</a></li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function sectionOf(page: GuidePage, section: Section, entries: readonly NavEntry[]): string {
  const groups = groupsOf(entries).map(([name, own]) =>
    name === '' ? listOf(page, own) : `<h3>${escapeHtml(name)}</h3>${listOf(page, own)}`,
  );
  const open = section === page.section ? ' open' : '';
  return `<details${open}><summary>${WORDS[page.locale][section]}</summary>${groups.join('')}</details>`;
}

/** Headings of the body that can be linked to. */
function onThisPage({ body, locale, isStart = false }: GuidePage): string {
  const rows = [...body.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(
    ([, id = '', inner = '']) => `<li><a href="#${id}">${inner.replace(/<[^>]+>/g, '')}</a></li>`,
  );
  if (isStart || rows.length < 2) return '';
  const label = WORDS[locale].onThisPage;
  return `<nav class="guide-here" aria-label="${label}"><h2>${label}</h2><ul>${rows.join('')}</ul></nav>`;
}

export function pageHtml(page: GuidePage, nav: Nav): string {
  const t = WORDS[page.locale];
  const to = (path: string) => linkTo(page.path, path);
  const home = page.locale === 'cn' ? 'cn/index.html' : 'index.html';
  const other = page.other ?? (page.locale === 'cn' ? 'index.html' : 'cn/index.html');
  const otherLang = languageTag(page.locale === 'cn' ? 'en' : 'cn');
  const sections = SECTIONS.map((section) => sectionOf(page, section, nav[section]));
  return `<!doctype html>
<html lang="${languageTag(page.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} · ${t.guide}</title>
<link rel="stylesheet" href="${to('assets/shop.css')}">
<link rel="stylesheet" href="${to('assets/guide.css')}">
<script src="${to('assets/guide.js')}" defer></script>
</head>
<body class="guide">
<a class="guide-skip" href="#content">${t.skip}</a>
<header class="guide-top"><a class="guide-name" href="${to(home)}">${t.guide}</a><a href="${to(other)}" lang="${otherLang}" hreflang="${otherLang}">${t.other}</a></header>
<div class="guide-body">
<nav class="guide-nav" aria-label="${t.contents}"><details class="guide-menu" open><summary>${t.contents}</summary>${sections.join('')}</details></nav>
<main id="content" tabindex="-1"><h1>${escapeHtml(page.title)}</h1>
${onThisPage(page)}${page.body}
</main>
</div>
</body>
</html>
`;
}
