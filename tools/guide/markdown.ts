/** Markdown of the repository as HTML of the guide: ids on headings, links between files turned into links between pages. */
import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { linkTo } from './site.ts';

export interface MarkdownPlace {
  /** The file in the repository, e.g. `docs/ARCHITECTURE.md`. */
  readonly source: string;
  /** The page it becomes. */
  readonly path: string;
  /** Where files of the repository stand in the guide. */
  readonly pages: ReadonlyMap<string, string>;
  /** Called for each picture by its path in the repository. */
  readonly usePicture?: (source: string) => void;
}

/** The id a heading gets on GitHub too, so that links hold in both places. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/<[^>]+>|[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

const isOutside = (href: string) => /^[a-z]+:/.test(href);

function hrefOf(href: string, { source, path, pages }: MarkdownPlace): string | undefined {
  if (isOutside(href) || href.startsWith('#')) return href;
  const [file = '', anchor] = href.split('#');
  const page = pages.get(posix.join(posix.dirname(source), file).replace(/\/$/, ''));
  return page === undefined ? undefined : linkTo(path, anchor === undefined ? page : `${page}#${anchor}`);
}

/** Title (the first heading of level 1) and the rest as HTML. */
export function readMarkdown(text: string, place: MarkdownPlace): { title: string; body: string } {
  let title = '';
  const slugs = new Map<string, number>();
  const parser = new Marked({
    renderer: {
      heading({ tokens, depth, text: plain }: Tokens.Heading) {
        if (depth === 1 && title === '') {
          title = plain;
          return '';
        }
        const slug = slugOf(plain);
        const count = slugs.get(slug) ?? 0;
        slugs.set(slug, count + 1);
        const id = count === 0 ? slug : `${slug}-${count}`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const to = hrefOf(href, place);
        // A file the guide has no page for is named, and found in the repository.
        return to === undefined
          ? `<span class="guide-file">${inner}</span>`
          : `<a href="${escapeHtml(to)}">${inner}</a>`;
      },
      image({ href, text: alt }: Tokens.Image) {
        const file = posix.join(posix.dirname(place.source), href);
        place.usePicture?.(file);
        const src = linkTo(place.path, `assets/pictures/${posix.basename(file)}`);
        return `<img src="${src}" alt="${escapeHtml(alt)}" loading="lazy">`;
      },
      code({ text: code }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`;
      },
      table(token: Tokens.Table) {
        const cell = (one: Tokens.TableCell, tag: string) =>
          `<${tag}>${this.parser.parseInline(one.tokens)}</${tag}>`;
        const head = token.header.map((one) => cell(one, 'th')).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((one) => cell(one, 'td')).join('')}</tr>`);
        return `<div class="guide-table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`;
      },
      html({ text: html }: Tokens.HTML | Tokens.Tag) {
        return escapeHtml(html);
      },
    },
  });
  const body = parser.parse(text, { async: false });
  return { title, body };
}
