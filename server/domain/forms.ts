/** A shop's information forms (D91): the one published now, and answers checked against it. */
import type { InfoForm } from '#schemas/api/form/form.info.get.ts';
import type { Locale } from '#schemas/locale.ts';
import { copyJson, isObject } from '#schemas/page/json.ts';
import { readText } from '#schemas/page/text.ts';
import { askedFields, limitOf, readAnswers, type AnswerFault } from '#schemas/rules/form-answers.ts';
import type { Form } from '#schemas/shop/form.ts';
import { ANONYMOUS_ANSWERS_LIMIT } from '#server/security/limits.ts';
import type { Deps } from './deps.ts';
import type { Viewer } from './viewer.ts';

export interface LiveForm {
  id: string;
  hash: string;
  form: Form;
}

type World = Pick<Deps, 'stores' | 'catalogue' | 'limits'>;

/** A stored body as a form; undefined for one that is none, as only a salvaging push could have published it. */
export function formOf(body: unknown, { catalogue }: Pick<World, 'catalogue'>): Form | undefined {
  const copy = copyJson(body)?.value;
  return isForm(copy, catalogue) ? { ...copy, fields: askedFields(copy.fields) } : undefined;
}

function isForm(value: unknown, catalogue: World['catalogue']): value is Form {
  return isObject(value) && catalogue.validator('form')(value);
}

export async function readForm(
  world: Pick<World, 'stores' | 'catalogue'>,
  appId: string,
  id: string,
): Promise<LiveForm | undefined> {
  const version = await world.stores.configs.live(appId, 'form', id);
  const form = version === undefined ? undefined : formOf(version.body, world);
  return version === undefined || form === undefined || form.fields.length === 0
    ? undefined
    : { id, hash: version.hash, form };
}

/** The form as a shopper sees it: in one language, every limit spelt out. */
export function presentForm({ id, hash, form }: LiveForm, locale: Locale): InfoForm {
  return {
    id,
    version: hash,
    title: readText(form.title, locale),
    intro: readText(form.intro, locale),
    submit: readText(form.submit, locale),
    thanks: readText(form.thanks, locale),
    login: form.login === true,
    fields: form.fields.map((field) => ({
      id: field.id,
      kind: field.kind,
      label: readText(field.label, locale),
      hint: readText(field.hint, locale),
      required: field.required === true,
      max: limitOf(field),
      options: (field.options ?? []).map((option) => readText(option, locale)),
    })),
  };
}

export type Saved =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-logged-in' | 'rate-limited' | 'already-answered' }
  | { ok: false; reason: 'answers-invalid'; faults: AnswerFault[] };

export interface Answering {
  formId: string;
  answers: Readonly<Record<string, unknown>>;
  key?: string;
  viewer: Viewer | undefined;
}

/** Keeps one set of answers. Whose they are comes from the session alone (requirement 30). */
export async function saveAnswers(world: World, appId: string, asked: Answering): Promise<Saved> {
  const live = await readForm(world, appId, asked.formId);
  if (live === undefined) return { ok: false, reason: 'not-found' };
  const isSigned = live.form.login === true;
  if (isSigned && asked.viewer === undefined) return { ok: false, reason: 'not-logged-in' };
  const reading = readAnswers(live.form.fields, asked.answers);
  if (!reading.ok) return { ok: false, reason: 'answers-invalid', faults: reading.faults };
  if (!isSigned) {
    const { max, windowMs } = ANONYMOUS_ANSWERS_LIMIT;
    const { count } = await world.limits.hit(`form answers of ${appId}`, windowMs);
    if (count > max) return { ok: false, reason: 'rate-limited' };
  }
  const kept = await world.stores.formAnswers.add(appId, {
    formId: live.id,
    formHash: live.hash,
    answers: reading.answers,
    ...(asked.key === undefined ? {} : { key: asked.key }),
    ...(isSigned && asked.viewer !== undefined ? { userId: asked.viewer.user.id } : {}),
  });
  return kept === 'answered' ? { ok: false, reason: 'already-answered' } : { ok: true };
}
