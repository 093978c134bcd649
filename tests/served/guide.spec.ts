/** The guide as it was built and as it is served: every page, every link, every block with picture, form and JSON (ADR-610). */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { definitions } from '#renderers/definitions.gen.ts';
import { DOCUMENT_KINDS } from '../../tools/guide/document-pages.ts';
import { ROOT, sourceFiles } from '../../tools/imports.ts';
import { recordFiles } from '../../tools/records.ts';
import { axeOf } from '../journeys/support/axe.ts';
import { complaintsOf, curl, expect, test, urlOf } from '../journeys/support/storefront.ts';

const FOLDER = 'dist/guide';
const pages = sourceFiles([FOLDER], /\.html$/).map((path) => path.slice(FOLDER.length + 1));
const read = (path: string) => readFileSync(join(ROOT, FOLDER, path), 'utf8');
const idsOf = (html: string) =>
  [...html.matchAll(/<(?:h[1-6]|main)[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
/** Without the drawings, whose headings and addresses are a shop's. */
const ownHtml = (html: string) => html.replace(/<template [\s\S]*?<\/template>/g, '');

const SIGNS: Readonly<Record<string, string>> = { quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' };
const plainOf = (html: string) => html.replace(/&([\w#]+);/g, (whole, name: string) => SIGNS[name] ?? whole);

/** What a link leads to that is not there. */
function brokenLinks(page: string): string[] {
  const html = ownHtml(read(page));
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, href = '']) => {
    if (/^(?:https?|mailto):/.test(href)) return [];
    const [path = '', anchor] = href.replaceAll('&amp;', '&').split('#');
    const target = path === '' ? page : posix.join(posix.dirname(page), path);
    if (path.startsWith('/') || !existsSync(join(ROOT, FOLDER, target))) return [`${page} leads to ${href}`];
    const isMissing = anchor !== undefined && !idsOf(read(target)).includes(decodeURIComponent(anchor));
    return isMissing ? [`${page} leads to ${href}, which has no such heading`] : [];
  });
}

test('docs: every link and picture of the guide is there', () => {
  expect(pages.length).toBeGreaterThan(150);
  expect(pages).toContain(`developers/adr/${posix.basename(recordFiles()[0] ?? '', '.md')}.html`);
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

test('docs: every page of the guide has a language, one title and headings in their order', () => {
  const faults = pages.flatMap((page) => {
    const html = ownHtml(read(page));
    const lang = page.startsWith('cn/') ? 'zh-CN' : 'en-US';
    const levels = [...html.slice(html.indexOf('<main')).matchAll(/<h([1-6])[ >]/g)].map(([, level]) =>
      Number(level),
    );
    const isSkipped = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
    const ids = idsOf(html);
    return [
      ...(html.includes(`<html lang="${lang}">`) ? [] : [`${page} is not ${lang}`]),
      ...(levels.filter((level) => level === 1).length === 1 ? [] : [`${page} has not one title`]),
      ...(isSkipped ? [`${page} skips a heading`] : []),
      ...(new Set(ids).size === ids.length ? [] : [`${page} has an id twice`]),
      ...(/<h1>\s*<\/h1>|\{shop\}/.test(html) ? [`${page} has a gap`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('D36: every block and every document has a page in both languages with picture, form and JSON', () => {
  const files = [
    ...definitions
      .filter(({ offers }) => offers === 'page-block')
      .map(({ kind }) => `merchants/blocks/${kind}.html`),
    ...DOCUMENT_KINDS.map(({ name }) => `merchants/documents/${name}.html`),
  ];
  expect(files.length).toBeGreaterThan(30);
  for (const file of files.flatMap((one) => [one, `cn/${one}`])) {
    const html = read(file);
    const drawing = /<template [^>]*>([\s\S]*?)<\/template>/.exec(html)?.[1] ?? '';
    expect(drawing.length, `${file}: picture`).toBeGreaterThan(100);
    expect(drawing, file).not.toMatch(/https?:\/\/[^"]*"[^>]*><\/iframe>|\{shop\}/);
    expect(html, `${file}: form`).toMatch(/guide-form|nothing to fill in|没有要填写的内容/);
    const json = /guide-code[\s\S]*?<code>([\s\S]*?)<\/code>/.exec(html)?.[1] ?? '';
    expect(() => JSON.parse(plainOf(json)), file).not.toThrow();
  }
});

test('docs: the guide is served to this machine alone, by exact address', async () => {
  const start = await curl('knowledge', '/docs/guide/');
  expect(start.status).toBe(200);
  expect(start.body).toContain('Lectern guide');
  expect(String(start.headers['content-security-policy'])).toContain("script-src 'self';");
  const bare = await curl('knowledge', '/docs/guide');
  expect([bare.status, bare.headers['location']]).toEqual([302, '/docs/guide/']);
  for (const path of [
    '/docs/guide/no-such-page.html',
    '/docs/guide/%2e%2e/build.json',
    '/docs/guide/assets/',
  ])
    expect((await curl('knowledge', path)).status, path).toBe(404);
});

for (const path of [
  '',
  'merchants/blocks/goods-list.html',
  'cn/merchants/documents/navbar.html',
  'operators/variables.html',
])
  test(`docs: a browser shows /docs/guide/${path} without a fault, on a phone too`, async ({ page }) => {
    const faults = complaintsOf(page);
    await page.goto(urlOf('knowledge', `/docs/guide/${path}`));
    await page.waitForLoadState('networkidle');
    // Before axe comes, which brings styles of its own into shadow roots.
    expect(faults).toEqual([]);
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
