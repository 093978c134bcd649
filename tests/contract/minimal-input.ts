/** The smallest input a contract's schema takes. */
import { createHash } from 'node:crypto';
import { Sha256Schema } from '#schemas/content/media-upload.ts';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import type { TObject, TSchema } from 'typebox';
import { OrderIdSchema, ProviderNameSchema } from '#schemas/order/order.ts';
import { AttemptId } from '#schemas/exam/attempt.ts';
import { CertificateNumberSchema } from '#schemas/certificate/certificate.ts';
import { ElsewhereSchema } from '#schemas/live/room-settings.ts';
import { PrizeCard } from '#schemas/live/activities/prize.ts';
import { REPORT_OURS, SESSION } from '#schemas/learning/report.ts';
import { AreaCode, CodeKey, OneTimeToken, SessionId, WholePhone } from '#schemas/auth/login-fields.ts';

const SAMPLES: Readonly<Record<string, unknown>> = {
  page_id: 'home',
  goods_id: 'g_nothing',
  file_ext: 'mp3',
  version: '1',
  body: {},
  at: new Date(Date.now() + 86_400_000).toISOString(),
};

/** By the pattern a text has to fit. */
const FITTING: readonly (readonly [TSchema, string])[] = [
  [AreaCode, '86'],
  [WholePhone, '86-13300000000'],
  [CodeKey, 'abcdefgh99'],
  [SessionId, 'a'.repeat(24)],
  [OneTimeToken, 'a'.repeat(32)],
  [OrderIdSchema, `o_${'a'.repeat(26)}`],
  [ProviderNameSchema, 'nobody'],
  [SESSION.session_id, 'a'.repeat(26)],
  [REPORT_OURS.covered, ''],
  [AttemptId, `at_${'a'.repeat(26)}`],
  [PrizeCard.phone, '13300000000'],
  [CertificateNumberSchema, '000000000000'],
  [ElsewhereSchema, ''],
  [Sha256Schema, 'a'.repeat(64)],
];

const patternOf = (schema: TSchema): unknown => Reflect.get(schema, 'pattern');

function fitting(schema: TSchema): string {
  const pattern = patternOf(schema);
  const knownValue = pattern === undefined ? undefined : FITTING.find(([one]) => patternOf(one) === pattern);
  const least: unknown = Reflect.get(schema, 'minLength');
  return knownValue?.[1] ?? 'a'.repeat(typeof least === 'number' ? Math.max(1, least) : 1);
}

function leastOf(schema: TSchema): number {
  const least: unknown = Reflect.get(schema, 'minimum');
  return typeof least === 'number' ? Math.max(0, least) : 0;
}

function sample(name: string, schema: TSchema): unknown {
  // A name may be a text in one call and a count in another.
  if (Object.hasOwn(SAMPLES, name) && Reflect.get(schema, 'type') !== 'integer') return SAMPLES[name];
  const choices: unknown = Reflect.get(schema, 'enum');
  if (Array.isArray(choices)) return choices[0];
  const either: unknown = Reflect.get(schema, 'anyOf');
  if (Array.isArray(either)) return sample(name, either[0]);
  const constant: unknown = Reflect.get(schema, 'const');
  if (constant !== undefined) return constant;
  const type: unknown = Reflect.get(schema, 'type');
  if (type === 'array') return listOf(name, schema);
  if (type === 'integer' || type === 'number') return leastOf(schema);
  if (type === 'boolean') return true;
  if (type === 'string') return fitting(schema);
  if (type === 'object') return minimalInput({ properties: {}, ...schema });
  throw new Error(`No sample value for the field ${name}.`);
}

/** As many as there must be. */
function listOf(name: string, schema: TSchema): unknown[] {
  const items: unknown = Reflect.get(schema, 'items');
  if (typeof items !== 'object' || items === null) return [];
  return Array.from({ length: Number(Reflect.get(schema, 'minItems') ?? 0) }, () => sample(name, items));
}

export function minimalInput(schema: {
  properties: TObject['properties'];
  required?: readonly string[];
}): Record<string, unknown> {
  const required = schema.required ?? [];
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, sample(name, field)]),
  );
}

/** What is sent where a call takes a file. */
export const UPLOADED_FILE = 'x';
const UPLOADED_SHA256 = createHash('sha256').update(UPLOADED_FILE).digest('hex');

/** Values for fields with a pattern; the first that fits is taken. */
const VALUES = [
  'a',
  '86',
  '86-13800000000',
  'a'.repeat(10),
  'a'.repeat(26),
  'a'.repeat(32),
  'jpg',
  '1',
  'nobody',
  `o_${'a'.repeat(26)}`,
  `at_${'a'.repeat(26)}`,
  '000000000000',
  '2026-01-01',
  '20260101T000000Z-0a1b',
  UPLOADED_SHA256,
];

/** Calls that need one of several fields, none of which their schema can require: the one that is sent. */
const ONE_OF: Readonly<Record<string, string>> = { 'learn.record.batch': 'events' };

/** What a call takes as it is sent. */
export function fittingInput({
  name: call,
  input: schema,
}: Pick<AnyEndpoint, 'name' | 'input'>): Record<string, unknown> {
  const one = ONE_OF[call];
  const input = minimalInput(one === undefined ? schema : { ...schema, required: [one] });
  for (const name of Object.keys(input)) {
    const pattern = patternOf(schema.properties[name] ?? {});
    if (typeof pattern === 'string')
      input[name] = VALUES.find((value) => new RegExp(pattern, 'u').test(value));
  }
  return input;
}

/** It as a query. */
export function queryOf(input: Record<string, unknown>): string {
  const texts = Object.entries(input).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(texts).toString();
}
