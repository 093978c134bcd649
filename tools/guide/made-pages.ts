/** Pages made from tables of the sources: looks, tokens, variables, metrics. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import { themeTokens } from '#ui/theme/derive-theme.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { ROOT, sourceFiles } from '../imports.ts';
import { pathOf } from './block-pages.ts';
import { linkTo, type GuidePage } from './site.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `<div class="guide-table" tabindex="0"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

const LOOKS_TITLE: LocaleText = { cn: '整店模板', en: 'Looks' };

/** The looks there are, with their pictures. */
export function looksPage(locale: Locale, usePicture: (source: string) => void): GuidePage {
  const file = 'merchants/looks.html';
  const path = pathOf(locale, file);
  const names = readdirSync(join(ROOT, 'schemas/presets'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const cards = names.map(({ name }) => {
    const { title, about }: { title: LocaleText; about: LocaleText } = JSON.parse(
      read(`schemas/presets/${name}/preset.json`),
    );
    usePicture(`docs/images/look-${name}.webp`);
    const src = linkTo(path, `assets/pictures/look-${name}.webp`);
    return `<section class="guide-look"><h2 id="${name}">${escapeHtml(title[locale])}</h2><p>${escapeHtml(about[locale])}</p><p>${code(`npm run shop -- look my-school ${name}`)}</p><img src="${src}" alt="${escapeHtml(title[locale])}" loading="lazy"></section>`;
  });
  return {
    path,
    locale,
    title: LOOKS_TITLE[locale],
    body: cards.join('\n'),
    section: 'merchants',
    other: pathOf(locale === 'cn' ? 'en' : 'cn', file),
  };
}

const COLOUR = /^(?:#|rgb|hsl)/;

/** Every token: those of tokens.css, and those derived from a theme's colours. */
export function tokensPage(): GuidePage {
  const path = 'designers/tokens.html';
  const swatch = (name: string) => `<span class="guide-swatch" style="background:var(${name})"></span>`;
  const tokens = Object.entries(themeTokens({ primary: '#1f5eff' })).map(([name, value]) => [
    COLOUR.test(value) ? swatch(name) : '',
    code(name),
    code(value),
  ]);
  const [root = ''] = /^:root \{[\s\S]*?^\}/m.exec(read('src/ui/theme/tokens.css')) ?? [];
  const constants = [...root.matchAll(/^ {2}(--lt-[\w-]+):\s*([^;]+);/gm)].map(
    ([, name = '', value = '']) => [
      COLOUR.test(value) ? swatch(name) : '',
      code(name),
      code(value.replace(/\s+/g, ' ')),
    ],
  );
  const head = ['', 'Token', 'Value'];
  const body = `<p>Colours and sizes of a style come from these. The values of the first table are those of the theme <code>#1f5eff</code> in light;
the swatches follow this page, in dark too.</p>
<h2 id="theme">Derived from the theme</h2>${table(head, tokens)}
<h2 id="fixed">The same in every shop</h2>${table(head, constants)}`;
  return { path, locale: 'en', title: 'Tokens', body, section: 'designers' };
}

/** What a line of .env.example sets: its name, the value or an example of one, and the note behind it. */
function variableOf(line: string): [name: string, value: string, note: string] | undefined {
  const [, off = '', name = '', rest = ''] = /^(# )?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
  if (name === '') return undefined;
  const [value = '', note = ''] = rest.startsWith(' ') ? ['', rest.trim()] : rest.split(/ {2,}/);
  return [code(name), value === '' ? '' : `${off === '' ? '' : 'such as '}${code(value)}`, escapeHtml(note)];
}

/** .env.example as tables: what stands together there, below what is said of it. */
export function variablesPage(): GuidePage {
  const [intro = '', ...parts] = read('.env.example').split(/\n{2,}/);
  const sections = parts.flatMap((part) => {
    const lines = part.split('\n');
    const rows = lines.map(variableOf).filter((row) => row !== undefined);
    const about = lines.filter((line) => line.startsWith('#') && variableOf(line) === undefined);
    const text = escapeHtml(about.map((line) => line.replace(/^# ?/, '')).join(' '));
    return rows.length === 0 ? [] : [`<p>${text}</p>${table(['Variable', 'Value', 'Note'], rows)}`];
  });
  const lead = escapeHtml(
    intro
      .split('\n')
      .map((line) => line.replace(/^# ?/, ''))
      .join(' '),
  );
  const body = `<p class="guide-lead">${lead}</p>\n${sections.join('\n')}`;
  return { path: 'operators/variables.html', locale: 'en', title: 'Variables', body, section: 'operators' };
}

/** Metrics by name, as the sources declare them. */
export function metricsPage(): GuidePage {
  const texts = sourceFiles(['server'], /\.ts$/)
    .filter((path) => !path.includes('.test.'))
    .map(read);
  const rows = texts
    .flatMap((text) => [
      ...text.matchAll(/defineCounter\(\s*'(\w+)',\s*'([^']+)'/g),
      ...text.matchAll(/new (?:Counter|Gauge|Histogram)\(\{\s*name: '(\w+)',\s*help: '([^']+)'/g),
    ])
    .map(([, name = '', help = '']) => [code(name), escapeHtml(help)])
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
  const body = `<p><code>/metrics</code> answers Prometheus on this machine, elsewhere with <code>OPS_TOKEN</code>. A dashboard for Grafana is <code>docs/operations/dashboard.json</code>, and alerts for Prometheus are <code>docs/operations/alerts.yml</code>.</p>${table(['Metric', 'What it counts'], rows)}`;
  return { path: 'operators/metrics.html', locale: 'en', title: 'Metrics', body, section: 'operators' };
}
