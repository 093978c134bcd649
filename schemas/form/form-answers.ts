/** What counts as an answer to a form (D91): one rule for the browser, which says it early, and the server, which means it. */
import { PROVINCES } from '../content/provinces.ts';
import type { FormField } from './form.ts';
import { tidy } from '../text/tidy.ts';

interface RegionAnswer {
  /** Code of a province, as listed in schemas/content/provinces.ts. */
  province: string;
  city: string;
  district?: string;
}
/** Texts are texts; a choice is its place in the field's options, several choices are a list of places. */
type FormAnswer = string | number | number[] | RegionAnswer;
export type FormAnswers = Record<string, FormAnswer>;

type AnswerRule =
  | 'unknown'
  | 'required'
  | 'kind'
  | 'too-long'
  | 'too-many'
  | 'option'
  | 'email'
  | 'phone'
  /** Said by the server alone, which knows what a browser has proven. */
  | 'unproven'
  | 'date'
  | 'region';

export interface AnswerFault {
  field: string;
  rule: AnswerRule;
  /** The most there may be, where that was passed. */
  limit?: number;
}

/** What the rule looks at of a field; its words do not matter, so they may be of one language or two. */
export interface AskedField extends Pick<FormField, 'id' | 'kind' | 'required' | 'max'> {
  options?: readonly unknown[] | undefined;
}

export type AnswersReading = { ok: true; answers: FormAnswers } | { ok: false; faults: AnswerFault[] };

export const ANSWERS_MAX = 30;
export const ANSWER_MAX = 5000;
export const REGION_PART_MAX = 40;
const TEXT_LIMITS = { text: 200, textarea: 2000, company: 100, email: 254, phone: 24, date: 10 } as const;
const PHONE_DIGITS = { min: 5, max: 15 } as const;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

const CHOICES: ReadonlySet<FormField['kind']> = new Set(['radio', 'checkbox', 'select']);
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@.<>"]+(?:\.[^\s@.<>"]+)+$/;
const PHONE = /^\+?[0-9][0-9 ()-]*[0-9]$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Fields somebody can answer: a choice without options and a second field of the same id are left out. */
export function askedFields<Field extends AskedField>(fields: readonly Field[]): Field[] {
  const ids = new Set<string>();
  return fields.filter((field) => {
    if (ids.has(field.id)) return false;
    ids.add(field.id);
    return !CHOICES.has(field.kind) || (field.options?.length ?? 0) > 0;
  });
}

/** Most characters of a text, most choices of a checkbox. */
export function limitOf(field: AskedField): number {
  switch (field.kind) {
    case 'checkbox':
      return field.max ?? field.options?.length ?? 1;
    case 'radio':
    case 'select':
    case 'region':
      return 1;
    case 'text':
    case 'textarea':
    case 'company':
      return Math.min(field.max ?? TEXT_LIMITS[field.kind], ANSWER_MAX);
    default:
      return TEXT_LIMITS[field.kind];
  }
}

type Reading = { value: FormAnswer | undefined } | { rule: AnswerRule; limit?: number };
const NOTHING: Reading = { value: undefined };

/** A day of the calendar: 2023-02-29 is none. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= FIRST_YEAR && year <= LAST_YEAR;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

function readTextAnswer(field: AskedField, answer: unknown): Reading {
  if (typeof answer !== 'string') return { rule: 'kind' };
  const text = tidy(answer, field.kind === 'textarea');
  if (text === '') return NOTHING;
  const limit = limitOf(field);
  if (text.length > limit) return { rule: 'too-long', limit };
  if (field.kind === 'email' && !EMAIL.test(text)) return { rule: 'email' };
  if (field.kind === 'phone' && !isPhone(text)) return { rule: 'phone' };
  if (field.kind === 'date' && !isDay(text)) return { rule: 'date' };
  return { value: text };
}

function isOption(field: AskedField, place: unknown): place is number {
  return Number.isInteger(place) && Number(place) >= 0 && Number(place) < (field.options?.length ?? 0);
}

function readChoices(field: AskedField, answer: unknown): Reading {
  if (!Array.isArray(answer)) return { rule: 'kind' };
  const places = [...new Set<unknown>(answer)];
  if (places.length === 0) return NOTHING;
  const optionPlaces = places.filter((place): place is number => isOption(field, place));
  if (optionPlaces.length < places.length) return { rule: 'option' };
  const limit = limitOf(field);
  if (optionPlaces.length > limit) return { rule: 'too-many', limit };
  return { value: optionPlaces.toSorted((one, other) => one - other) };
}

function textPart(answer: object, name: string): string | undefined {
  const part: unknown = Object.hasOwn(answer, name) ? Reflect.get(answer, name) : '';
  return typeof part === 'string' ? tidy(part) : undefined;
}

function readRegion(answer: unknown): Reading {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return { rule: 'kind' };
  const [province, city, district] = ['province', 'city', 'district'].map((name) => textPart(answer, name));
  if (province === undefined || city === undefined || district === undefined) return { rule: 'kind' };
  if (province === '' && city === '' && district === '') return NOTHING;
  if (!PROVINCES.some(({ code }) => code === province) || city === '') return { rule: 'region' };
  if (Math.max(city.length, district.length) > REGION_PART_MAX)
    return { rule: 'too-long', limit: REGION_PART_MAX };
  return { value: { province, city, ...(district === '' ? {} : { district }) } };
}

function readOne(field: AskedField, answer: unknown): Reading {
  if (answer === undefined || answer === null || answer === '') return NOTHING;
  switch (field.kind) {
    case 'radio':
    case 'select':
      return isOption(field, answer) ? { value: answer } : { rule: 'option' };
    case 'checkbox':
      return readChoices(field, answer);
    case 'region':
      return readRegion(answer);
    default:
      return readTextAnswer(field, answer);
  }
}

/** Faults in the order of the fields, or the answers as they are kept: tidied, and without those nobody gave. */
export function readAnswers(
  fields: readonly AskedField[],
  rawAnswers: Readonly<Record<string, unknown>>,
): AnswersReading {
  const visibleFields = askedFields(fields);
  const ids = new Set(visibleFields.map(({ id }) => id));
  const faults: AnswerFault[] = [];
  const answers: [string, FormAnswer][] = [];
  for (const field of visibleFields) {
    const reading = readOne(field, Object.hasOwn(rawAnswers, field.id) ? rawAnswers[field.id] : undefined);
    if ('rule' in reading) faults.push({ field: field.id, ...reading });
    else if (reading.value !== undefined) answers.push([field.id, reading.value]);
    else if (field.required === true) faults.push({ field: field.id, rule: 'required' });
  }
  for (const id of Object.keys(rawAnswers)) if (!ids.has(id)) faults.push({ field: id, rule: 'unknown' });
  const [first] = visibleFields;
  // A form sent without a single word says nothing to anybody.
  if (faults.length === 0 && answers.length === 0 && first !== undefined)
    faults.push({ field: first.id, rule: 'required' });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, answers: Object.fromEntries(answers) };
}
