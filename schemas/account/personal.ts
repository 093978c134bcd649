/** Personal data that a person enters (D90, M260, M261). */
import { Type, type Static } from 'typebox';
import { Flag } from '../flag.ts';
import { QrProvider } from '../auth/login-fields.ts';

export const NICKNAME_MAX = 20;
export const REAL_NAME_MAX = 20;
export const COMPANY_MAX = 50;
export const POSITION_MAX = 30;
export const ADDRESS_MAX = 100;

/** 0 secret, 1 male, 2 female. */
const Gender = Type.Integer({ minimum: 0, maximum: 2 });
/** `YYYY-MM-DD`, or empty. */
const Birthday = Type.String({ pattern: '^(?:\\d{4}-\\d{2}-\\d{2})?$' });
const Address = Type.Object({
  region_code: Type.String({ pattern: '^(?:\\d{2,6})?$' }),
  detail: Type.String({ maxLength: ADDRESS_MAX }),
});

/** Only what is sent changes. */
export const PersonalChange = {
  nickname: Type.Optional(Type.String({ maxLength: NICKNAME_MAX })),
  /** Path of a picture this person uploaded (M226); empty for none. */
  avatar: Type.Optional(Type.String({ maxLength: 2048 })),
  gender: Type.Optional(Gender),
  birthday: Type.Optional(Birthday),
  real_name: Type.Optional(Type.String({ maxLength: REAL_NAME_MAX })),
  address: Type.Optional(Address),
  company: Type.Optional(Type.String({ maxLength: COMPANY_MAX })),
  position: Type.Optional(Type.String({ maxLength: POSITION_MAX })),
};

export const PersonalData = {
  user_id: Type.String(),
  nickname: Type.String(),
  avatar: Type.String(),
  gender: Gender,
  birthday: Type.String(),
  real_name: Type.String(),
  address: Address,
  /** Province, city and district of the address in the language of the request, as far as it goes. */
  region_names: Type.Optional(Type.Array(Type.String())),
  company: Type.String(),
  position: Type.String(),
  /** Masked; empty where none is bound. */
  email: Type.String(),
  /** Masked; empty where none is bound. */
  phone: Type.String(),
  area_code: Type.String(),
  has_password: Flag,
  channels: Type.Array(Type.Object({ provider: QrProvider, nickname: Type.String() })),
  /** Seconds since 1970 at which the account will be deleted; 0 where nobody asked. */
  delete_at: Type.Integer(),
};
const PersonalDataSchema = Type.Object(PersonalData);
export type Personal = Static<typeof PersonalDataSchema>;
const PersonalChangeSchema = Type.Object(PersonalChange);
export type PersonalChanges = Static<typeof PersonalChangeSchema>;
