/** What is wrong with the form of the first shop, field by field: seen before it is sent, and as the server answered. */
import { OPENING_FIELDS, OPENING_SPENT, type OpeningField } from '#schemas/api/onboarding/opening.ts';
import { passwordError } from '#schemas/auth/password.ts';
import { readPhone } from '#schemas/auth/phone.ts';
import { isObject } from '#schemas/page/json.ts';
import type { OpeningDraft } from './open-shop-draft.ts';
import type { openShopWords } from './open-shop-words.ts';

type OpenShopWord = keyof (typeof openShopWords)['cn'];

export type OpeningFaults = Partial<Record<OpeningField, OpenShopWord>>;

const INVALID: Readonly<Record<OpeningField, OpenShopWord>> = {
  label: 'labelWrong',
  name: 'nameWrong',
  owner: 'phoneWrong',
  host: 'hostWrong',
  kind: 'kindWrong',
  password: 'passwordWrong',
  look: 'lookWrong',
};

/** The rules the server judges by stand in `validate-shop-request.ts`; these spare a round trip. */
export function faultsOf(draft: OpeningDraft): OpeningFaults {
  const { label, name_cn: cn, name_en: en, area_code: area, phone, password } = draft;
  const isLabel = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(label) && label.length <= 29;
  return {
    ...((cn + en).trim() === '' ? { name: INVALID.name } : {}),
    ...(isLabel ? {} : { label: INVALID.label }),
    ...(readPhone(area, phone) === undefined ? { owner: INVALID.owner } : {}),
    ...(passwordError(password) === undefined ? {} : { password: INVALID.password }),
  };
}

function wordOf(field: OpeningField, reason: unknown): OpenShopWord {
  if (reason === 'taken') return field === 'host' ? 'hostTaken' : 'labelTaken';
  return reason === 'common' ? 'passwordCommon' : INVALID[field];
}

/** The server's faults (`data.faults` of 40000); empty for a refusal of another kind. */
export function readFaults(detail: unknown): OpeningFaults {
  const faults: unknown = isObject(detail) ? detail['faults'] : undefined;
  const result: OpeningFaults = {};
  for (const fault of Array.isArray(faults) ? faults : []) {
    const field = OPENING_FIELDS.find((name) => isObject(fault) && fault['field'] === name);
    if (field !== undefined && isObject(fault)) result[field] = wordOf(field, fault['reason']);
  }
  return result;
}

/** The code opens nothing any more. */
export const isSpent = (detail: unknown) => isObject(detail) && detail['reason'] === OPENING_SPENT;

/** How hard a password is to guess, as far as its length and its letters say. */
export function strengthOf(password: string): 'weak' | 'fair' | 'strong' | undefined {
  if (passwordError(password) !== undefined) return undefined;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(password)).length;
  const score = password.length + 2 * kinds;
  return score >= 18 ? 'strong' : score >= 14 ? 'fair' : 'weak';
}
