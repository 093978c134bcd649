/** The form of a block or a document: one row a field, by group, with its label, its help, its choices, limits and default. */
import type { Locale } from '#schemas/locale.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { FIELD_GROUPS, type FieldGroup } from '#schemas/page/field.ts';
import { isObject } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { WORDS } from './words.ts';

const GROUPS = Object.keys(FIELD_GROUPS).filter((name): name is FieldGroup =>
  Object.hasOwn(FIELD_GROUPS, name),
);

const textOf = (text: LocaleText | undefined, locale: Locale, otherwise: string) =>
  text?.[locale] ?? otherwise;

function choicesOf(row: PropRow, locale: Locale): string {
  const items = row.options.map((option, index) => {
    const name = row.names?.[index]?.[locale];
    const code = `<code>${escapeHtml(JSON.stringify(option))}</code>`;
    return `<li>${code}${name === undefined ? '' : ` ${escapeHtml(name)}`}</li>`;
  });
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

/** What a value may be. The one list whose entries have no schema of their own is that of a region's blocks. */
function formsOf(row: PropRow, locale: Locale): string {
  const t = WORDS[locale];
  const own = (row.alternatives ?? [row.form]).map((form) => t.forms[form]).join(t.or);
  if (row.form !== 'list' || row.entry === undefined) return own;
  return `${own}${t.colon}${row.entry === 'value' ? t.anyBlock : t.forms[row.entry]}`;
}

function valueOf(row: PropRow, locale: Locale): string {
  const t = WORDS[locale];
  const range = t.range(row.form, row.min, row.max);
  return `${formsOf(row, locale)}${range === '' ? '' : `<br>${range}`}${choicesOf(row, locale)}`;
}

function showDefault({ fallback }: PropRow): string {
  if (fallback === undefined) return '';
  return isObject(fallback) || Array.isArray(fallback)
    ? ''
    : `<code>${escapeHtml(JSON.stringify(fallback))}</code>`;
}

function rowsOf(row: PropRow, locale: Locale, depth: number): string[] {
  const t = WORDS[locale];
  const label = escapeHtml(textOf(row.label, locale, row.name));
  const help = escapeHtml(textOf(row.help, locale, row.label === undefined ? row.description : ''));
  const must = row.required ? ` <span class="guide-must">${t.required}</span>` : '';
  const own = `<tr class="guide-depth-${Math.min(depth, 3)}"><th scope="row">${label}${must}<br><code>${escapeHtml(row.name)}</code></th><td>${valueOf(row, locale)}</td><td>${help}</td><td>${showDefault(row)}</td></tr>`;
  return [own, ...row.parts.flatMap((part) => rowsOf(part, locale, depth + 1))];
}

/** Fields by group, a table each. */
export function formTable(rows: readonly PropRow[], locale: Locale): string {
  const t = WORDS[locale];
  if (rows.length === 0) return `<p>${t.none}</p>`;
  const head = [t.field, t.value, t.meaning, t.fallback]
    .map((name) => `<th scope="col">${name}</th>`)
    .join('');
  return GROUPS.flatMap((group) => {
    const own = rows.filter((row) => (row.group ?? 'content') === group);
    if (own.length === 0) return [];
    const body = own.flatMap((row) => rowsOf(row, locale, 0)).join('');
    return `<h3>${FIELD_GROUPS[group][locale]}</h3><div class="guide-table" tabindex="0"><table class="guide-form"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
  }).join('\n');
}
