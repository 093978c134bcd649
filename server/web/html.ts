/** Fills the marks of index.html: language, head, styles, markup and state, each escaped for its place. */
import { createHash } from 'node:crypto';
import { languageTag, type Locale } from '#schemas/locale.ts';
import type { HeadTag } from '#schemas/page/render-contract.ts';
import type { AssetPlan } from './assets.ts';
import { escapeHtml, escapeJson, escapeStyle } from '#server/kernel/http/escape.ts';
import type { PreviewBar } from './preview-bar.ts';

/** The marks index.html carries; each stands there once. */
const MARKS = { head: '<!--head-->', app: '<!--app-->', state: '<!--state-->' } as const;
const STATE_ID = 'lectern-state';

interface PageParts {
  locale: Locale;
  htmlClass: string;
  head: readonly HeadTag[];
  html: string;
  state: string;
  themeCss: string;
  assets: AssetPlan;
  /** A word to whoever previews; stands before the page and is no part of it. */
  bar?: PreviewBar;
}

interface FilledPage {
  html: string;
  /** `sha256-…` of every style element in it. */
  styleHashes: string[];
}

export interface Shell {
  fill(parts: PageParts): FilledPage;
}

const VOID_TAGS: ReadonlySet<HeadTag['tag']> = new Set(['meta', 'link']);
const ATTRIBUTE_NAME = /^[a-z][a-z0-9:-]*$/i;

function headTag({ tag, attributes, text = '' }: HeadTag): string {
  const attributeText = Object.entries(attributes)
    .filter(([name]) => ATTRIBUTE_NAME.test(name) && !/^on/i.test(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  if (VOID_TAGS.has(tag)) return `<${tag}${attributeText}>`;
  // A script in the head is data for search engines and nothing else, whatever it was said to be.
  if (tag === 'script') return `<script type="application/ld+json">${escapeJson(text)}</script>`;
  return `<${tag}${attributeText}>${escapeHtml(text)}</${tag}>`;
}

function styleElement(css: string, attributes = ''): { html: string; hash: string } {
  const text = escapeStyle(css);
  return {
    html: `<style${attributes}>${text}</style>`,
    hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
  };
}

/**
 * The page can be read and its links followed without them, so that scripts give way to the HTML and its pictures.
 * Written into the shell's own script, too.
 */
const LATER = 'fetchpriority="low"';

/** Styles stand in the page; their files stay named in it, switched off, so that lazy parts do not fetch them again. */
function assetTags(assets: AssetPlan): string {
  return [
    ...assets.preload.map(
      (href) => `<link rel="modulepreload" crossorigin ${LATER} href="${escapeHtml(href)}">`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}" disabled>`),
  ].join('\n');
}

/** What the build put into the shell for itself and the server writes anew. */
const BUILT_LINKS = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

const BUILT_SCRIPT = /<script type="module" crossorigin(?= src=)/g;

const BODY = /<body[^>]*>/;

/** The text up to the end of the first match, and the rest. */
function splitAfter(text: string, pattern: RegExp): [string, string] {
  const match = pattern.exec(text);
  const at = match === null ? text.length : match.index + match[0].length;
  return [text.slice(0, at), text.slice(at)];
}

/** @throws Error when a mark is missing: a page without its state or its markup would be blank. */
export function makeShell(template: string): Shell {
  const source = template.replace(BUILT_LINKS, '').replace(BUILT_SCRIPT, `$& ${LATER}`);
  for (const mark of Object.values(MARKS)) {
    if (source.split(mark).length !== 2) throw new Error(`index.html must contain ${mark} once.`);
  }
  const [beforeHead = '', afterHead = ''] = source.split(MARKS.head);
  const [beforeApp = '', afterApp = ''] = afterHead.split(MARKS.app);
  const [beforeState = '', afterState = ''] = afterApp.split(MARKS.state);
  const [toBody, toApp] = splitAfter(beforeApp, BODY);
  return {
    fill({ locale, htmlClass, head, html, state, themeCss, assets, bar }) {
      const styles = [
        ...(assets.css === '' ? [] : [styleElement(assets.css)]),
        ...assets.separate.map(({ id, css }) => styleElement(css, ` data-vite-dev-id="${escapeHtml(id)}"`)),
        ...(themeCss === '' ? [] : [styleElement(themeCss, ' id="theme"')]),
        ...(bar === undefined ? [] : [styleElement(bar.css)]),
      ];
      const rootClass = htmlClass === '' ? '' : ` class="${escapeHtml(htmlClass)}"`;
      const opening = beforeHead.replace(/<html[^>]*>/, `<html lang="${languageTag(locale)}"${rootClass}>`);
      const inHead = [...head.map(headTag), assetTags(assets), ...styles.map((style) => style.html)].join(
        '\n',
      );
      const data = `<script type="application/json" id="${STATE_ID}">${escapeJson(state)}</script>`;
      return {
        html: `${opening}${inHead}${toBody}${bar?.html ?? ''}${toApp}${html}${beforeState}${data}${afterState}`,
        styleHashes: styles.map((style) => style.hash),
      };
    },
  };
}
