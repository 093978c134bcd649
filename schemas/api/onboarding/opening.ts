/** Opening the first shop of an installation in the browser, by the code its start printed (D137, ADR-735). */
import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { AreaCode, NewPassword, OneTimeToken, PhoneField } from '../../auth/login-fields.ts';
import { LOCALES } from '../../locale.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** These calls are made before there is a shop: they have addresses of their own (`server/areas/onboarding/http`). */
const defineOpeningCall = <Input extends TObject, Data extends TSchema>(options: {
  name: `desk.opening.${string}`;
  summary: string;
  input: Input;
  data: Data;
}) => defineEndpoint({ ...options, area: 'onboarding', method: 'POST', access: 'anyone', gate: 'nothing' });

/** What a field of the form may be refused for. */
export const OPENING_FIELDS = ['label', 'name', 'owner', 'host', 'kind', 'password', 'look'] as const;
export type OpeningField = (typeof OPENING_FIELDS)[number];

/** `common`: a password everybody tries first; `taken`: another shop has it. */
const OPENING_REASONS = ['invalid', 'taken', 'common'] as const;

/** Data of a refusal with 40000: every fault at once, each with its field. */
const OpeningFaultsSchema = Type.Object({
  faults: Type.Array(
    Type.Object({ field: ChoiceSchema(OPENING_FIELDS), reason: ChoiceSchema(OPENING_REASONS) }),
  ),
});
export type OpeningFault = Static<typeof OpeningFaultsSchema>['faults'][number];

/** `reason` of a refusal with 4005: the code was used, is older than the newest start, or a shop is open already. */
export const OPENING_SPENT = 'opening-spent';

/** Whether the code still opens a shop: the form asks before anything is typed. */
export const deskOpeningCheck = defineOpeningCall({
  name: 'desk.opening.check',
  summary:
    'Whether the code of the first start still opens a shop; 4005 with `reason: opening-spent` where it does not.',
  input: Type.Object({ code: OneTimeToken }),
  data: Type.Object({}),
});

/** Opens the shop with its owner, once; a refusal leaves the code as it was. */
export const deskOpeningCreate = defineOpeningCall({
  name: 'desk.opening.create',
  summary:
    'Opens the first shop with its owner; `url` is the shop’s desk and signs the owner in, once and within a minute.',
  input: Type.Object({
    code: OneTimeToken,
    label: Type.String({ maxLength: 100 }),
    /** In Chinese and in English; one of them may be empty. */
    name_cn: Type.String({ maxLength: 300 }),
    name_en: Type.String({ maxLength: 300 }),
    /** Empty: below the installation's own address alone. */
    host: Type.String({ maxLength: 300 }),
    kind: Type.String({ maxLength: 40 }),
    area_code: AreaCode,
    phone: PhoneField,
    password: NewPassword,
    /** Name of a look; its colours and its kind of banner are the shop's first. */
    look: Type.String({ maxLength: 40 }),
    /** The language the desk opens in. */
    locale: ChoiceSchema(LOCALES),
  }),
  data: Type.Object({ url: Type.String() }),
});
