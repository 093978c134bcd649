/** A page for each block a merchant places: picture, form, and the JSON of its typical example. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import type { AnyRenderer, RendererExample } from '#schemas/page/define-renderer.ts';
import { describeProps } from '#schemas/page/describe-props.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { ROOT } from '../imports.ts';
import { formTable } from './form-table.ts';
import type { Artist } from './picture.ts';
import { linkTo, type GuidePage } from './site.ts';
import { WORDS } from './words.ts';

export async function examplesOf({
  family,
  kind,
}: AnyRenderer): Promise<readonly RendererExample<unknown>[]> {
  const path = join(ROOT, `renderers/${family}/${kind}/examples.ts`);
  const module: { examples: readonly RendererExample<unknown>[] } = await import(pathToFileURL(path).href);
  return module.examples;
}

/** The example that shows the usual, or whatever there is. */
export function typicalOf(examples: readonly RendererExample<unknown>[]): RendererExample<unknown> {
  const choices = ['typical', 'maximal'].map((name) => examples.find((one) => one.name === name));
  return choices.find((one) => one !== undefined) ?? examples[0] ?? { name: 'none', props: {} };
}

export const pathOf = (locale: Locale, path: string) => (locale === 'cn' ? `cn/${path}` : path);

/** A drawing as part of a page; nothing in it can be used, and no assistive program reads it. */
function figure(drawing: string, from: string, title: string): string {
  const to = (path: string) => linkTo(from, path);
  const inner = drawing.replaceAll('{shop}', to('assets'));
  return `<figure class="guide-picture" role="img" aria-label="${escapeHtml(title)}"><div class="guide-frame" inert aria-hidden="true"><template shadowrootmode="open"><link rel="stylesheet" href="${to('assets/shop.css')}">${inner}</template></div></figure>`;
}

export function codeBlock(value: unknown, locale: Locale): string {
  const t = WORDS[locale];
  return `<div class="guide-code"><button type="button" class="guide-copy" data-copied="${t.copied}" hidden>${t.copy}</button><pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre></div>`;
}

/** Where a stranger is shown nothing, the page says so. */
export function pictureOf(drawing: string, from: string, title: string, locale: Locale): string {
  return drawing === '' ? `<p>${WORDS[locale].signedIn}</p>` : figure(drawing, from, title);
}

function slotsOf({ slots }: AnyRenderer, locale: Locale): string {
  const t = WORDS[locale];
  const rows = Object.entries(slots).map(
    ([name, { max }]) => `<li><code>${name}</code> ${t.slotsOf(name, max)}</li>`,
  );
  return rows.length === 0 ? '' : `<h2 id="slots">${t.slots}</h2><ul>${rows.join('')}</ul>`;
}

export async function blockPage(definition: AnyRenderer, locale: Locale, artist: Artist): Promise<GuidePage> {
  const { kind, version } = definition;
  const t = WORDS[locale];
  const file = `merchants/blocks/${kind}.html`;
  const path = pathOf(locale, file);
  const example = typicalOf(await examplesOf(definition));
  const slots = example.slots === undefined ? {} : { slots: example.slots };
  const node = { id: `${kind}-1`, kind, v: version, props: example.props, ...slots };
  const title = definition.title[locale];
  const body = `<p class="guide-lead">${escapeHtml(definition.description[locale])}</p>
<h2 id="picture">${t.picture}</h2>
${pictureOf(artist.draw(definition, example, locale), path, title, locale)}
<h2 id="form">${t.form}</h2>
${formTable(describeProps(definition), locale)}
${slotsOf(definition, locale)}
<h2 id="json">${t.json}</h2>
<p>${t.place}</p>
${codeBlock(node, locale)}`;
  return {
    path,
    locale,
    title,
    body,
    section: 'merchants',
    other: pathOf(locale === 'cn' ? 'en' : 'cn', file),
  };
}
