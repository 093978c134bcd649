/** Answers to a form as a table people read: a row a set, its choices in words, whatever version it answers. */
import type { FormAnswerSort } from '#schemas/api/console/form-answers.ts';
import type { Locale } from '#schemas/locale.ts';
import { PROVINCES } from '#schemas/content/provinces.ts';
import { isObject } from '#schemas/page/json.ts';
import { readText, type Text } from '#schemas/page/text.ts';
import type { Form, FormField } from '#schemas/form/form.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { formOf, readForm, type Documents } from './forms.ts';
import type { FormAnswerRow } from '../store/form-answer-rows.ts';

export interface AnswerTable {
  columns: { id: string; label: string }[];
  rows: {
    id: string;
    /** ISO 8601. */
    at: string;
    /** Whose answers they are, where the form asks learners to log in. */
    user_id: string;
    nickname: string;
    form_hash: string;
    /** By column id, in words; absent where nothing was answered. */
    answers: Record<string, string>;
  }[];
  /** The cursor to read on by; absent at the end. */
  next?: string;
}

export interface AnswerPage {
  locale: Locale;
  place: SortedPlace<FormAnswerSort>;
}

function optionWords(options: readonly Text[] | undefined, place: unknown, locale: Locale): string {
  const option = typeof place === 'number' ? options?.[place] : undefined;
  return option === undefined ? String(place) : readText(option, locale);
}

function regionWords(answer: Record<string, unknown>, locale: Locale): string {
  const { province, city, district } = answer;
  const name = PROVINCES.find(({ code }) => code === province)?.name;
  const parts = [name === undefined ? province : readText(name, locale), city, district];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

function inWords(field: FormField | undefined, answer: unknown, locale: Locale): string {
  if (field?.kind === 'radio' || field?.kind === 'select') return optionWords(field.options, answer, locale);
  if (Array.isArray(answer))
    return answer.map((place: unknown) => optionWords(field?.options, place, locale)).join(' / ');
  if (isObject(answer)) return regionWords(answer, locale);
  return typeof answer === 'string' ? answer : String(answer);
}

/** The fields of today's form first, then those older versions had. */
function columnsOf(forms: readonly Form[], locale: Locale): AnswerTable['columns'] {
  const labels = new Map<string, string>();
  for (const { fields } of forms)
    for (const { id, label } of fields) if (!labels.has(id)) labels.set(id, readText(label, locale));
  return [...labels].map(([id, label]) => ({ id, label }));
}

function rowOf(row: FormAnswerRow, form: Form | undefined, locale: Locale): AnswerTable['rows'][number] {
  const fields = new Map(form?.fields.map((field) => [field.id, field]));
  const answers = Object.entries(row.answers).map(([id, answer]): [string, string] => [
    id,
    inWords(fields.get(id), answer, locale),
  ]);
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    user_id: row.userId ?? '',
    nickname: row.nickname ?? '',
    form_hash: row.formHash,
    answers: Object.fromEntries(answers),
  };
}

/** Undefined for a form nobody published and nobody answered. */
export async function readAnswerTable(
  world: Documents & Pick<Deps, 'stores' | 'renderers'>,
  appId: string,
  formId: string,
  { locale, place }: AnswerPage,
): Promise<AnswerTable | undefined> {
  const { formAnswers } = world.stores;
  const [live, versions, { rows, ...next }] = await Promise.all([
    readForm(world, appId, formId),
    formAnswers.versions(appId, formId),
    formAnswers.part(appId, formId, place),
  ]);
  if (live === undefined && versions.size === 0) return undefined;
  const forms = new Map<string, Form>();
  if (live !== undefined) forms.set(live.hash, live.form);
  for (const [hash, body] of versions) {
    const form = formOf(body, world);
    if (form !== undefined && !forms.has(hash)) forms.set(hash, form);
  }
  return {
    columns: columnsOf([...forms.values()], locale),
    rows: rows.map((row) => rowOf(row, forms.get(row.formHash), locale)),
    ...next,
  };
}
