/** A shop's information forms (D91): the one published now, and answers checked against it. */
import type { InfoForm } from '#schemas/api/forms/forms.ts';
import type { Locale } from '#schemas/locale.ts';
import { copyJson, isObject } from '#schemas/page/json.ts';
import { readText } from '#schemas/page/text.ts';
import {
  askedFields,
  limitOf,
  readAnswers,
  type AnswerFault,
  type FormAnswers,
} from '#schemas/form/form-answers.ts';
import { readEmail } from '#schemas/auth/login-name.ts';
import { digitsOfText } from '#schemas/auth/phone.ts';
import type { Form } from '#schemas/form/form.ts';
import { ANONYMOUS_ANSWERS_LIMIT } from '../limits.ts';
import type { LiveDocument } from '#server/areas/pages/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { CaptchaRefusal, Viewer } from '#server/areas/identity/area.ts';

export interface LiveForm {
  id: string;
  hash: string;
  form: Form;
}

type World = Pick<Deps, 'stores' | 'renderers' | 'limits' | 'messaging'> & Documents;
/** Where published forms are read. */
export interface Documents {
  pages: { live: LiveDocument };
}

/** A stored body as a form; undefined for one that is none, as only a salvaging push could have published it. */
export function formOf(body: unknown, { renderers }: Pick<World, 'renderers'>): Form | undefined {
  const copy = copyJson(body)?.value;
  return isForm(copy, renderers) ? { ...copy, fields: askedFields(copy.fields) } : undefined;
}

function isForm(value: unknown, renderers: World['renderers']): value is Form {
  return isObject(value) && renderers.validator('form')(value);
}

export async function readForm(
  world: Documents & Pick<Deps, 'renderers'>,
  appId: string,
  id: string,
): Promise<LiveForm | undefined> {
  const version = await world.pages.live(appId, 'form', id);
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
      ...(isVerified(field) ? { verify: true } : {}),
      max: limitOf(field),
      options: (field.options ?? []).map((option) => readText(option, locale)),
    })),
  };
}

/** Whether the field takes only what was proven by a code. */
function isVerified({ kind, verify }: Form['fields'][number]): boolean {
  return verify === true && (kind === 'phone' || kind === 'email');
}

/** Answers that had to be proven in this browser, and were not (D91). */
async function unproven(
  { messaging }: Pick<Deps, 'messaging'>,
  fields: Form['fields'],
  answers: FormAnswers,
  { appId, browser }: { appId: string; browser: () => string },
): Promise<AnswerFault[]> {
  const faults: AnswerFault[] = [];
  for (const field of fields.filter(isVerified)) {
    const answer = answers[field.id];
    if (typeof answer !== 'string') continue;
    const isEmail = field.kind === 'email';
    const target = isEmail ? (readEmail(answer) ?? '') : digitsOfText(answer);
    const holding = { appId, browser: browser(), kind: isEmail ? 'email' : 'phone', target } as const;
    if (!(await messaging.codes.remembers(holding))) faults.push({ field: field.id, rule: 'unproven' });
  }
  return faults;
}

export type SaveFormResult =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-logged-in' | 'already-answered' | CaptchaRefusal }
  | { ok: false; reason: 'answers-invalid'; faults: AnswerFault[] };

export interface Answering {
  formId: string;
  answers: Readonly<Record<string, unknown>>;
  key?: string;
  viewer: Viewer | undefined;
  /** Asked for only where the form wants something proven: a browser that answers any other keeps no handle. */
  browser: () => string;
  /** Why this writer is not known to be a person; asked where too many write. */
  refusedAsMachine: () => Promise<CaptchaRefusal | undefined>;
}

/** Keeps one set of answers. Whose they are comes from the session alone (requirement 30). */
export async function saveAnswers(world: World, appId: string, request: Answering): Promise<SaveFormResult> {
  const live = await readForm(world, appId, request.formId);
  if (live === undefined) return { ok: false, reason: 'not-found' };
  const isSigned = live.form.login === true;
  if (isSigned && request.viewer === undefined) return { ok: false, reason: 'not-logged-in' };
  const reading = readAnswers(live.form.fields, request.answers);
  if (!reading.ok) return { ok: false, reason: 'answers-invalid', faults: reading.faults };
  const { browser } = request;
  const faults = await unproven(world, live.form.fields, reading.answers, { appId, browser });
  if (faults.length > 0) return { ok: false, reason: 'answers-invalid', faults };
  if (!isSigned) {
    const { max, windowMs } = ANONYMOUS_ANSWERS_LIMIT;
    const { count } = await world.limits.hit(`form answers of ${appId}`, windowMs);
    // Refusing would let a crowd of machines shut the form for everybody.
    const reason = count > max ? await request.refusedAsMachine() : undefined;
    if (reason !== undefined) return { ok: false, reason };
  }
  const row = await world.stores.formAnswers.add(appId, {
    formId: live.id,
    formHash: live.hash,
    answers: reading.answers,
    ...(request.key === undefined ? {} : { key: request.key }),
    ...(isSigned && request.viewer !== undefined ? { userId: request.viewer.user.id } : {}),
  });
  return row === 'answered' ? { ok: false, reason: 'already-answered' } : { ok: true };
}
