/** What a person says of themself (D90, M260, M261): shown to nobody else, changed in part and by themselves alone. */
import type { Locale } from '#schemas/locale.ts';
import type { Personal, PersonalChanges } from '#schemas/account/personal.ts';
import { isDay } from '#schemas/form/form-answers.ts';
import { phoneOfKey } from '#schemas/auth/phone.ts';
import { isBlank, tidy } from '#schemas/text/tidy.ts';
import { secondsUpTo } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { AccountChange, AccountRow, ChannelRow } from '../ports/accounts.ts';
import { isRegion, regionNames } from '#server/areas/regions/area.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { maskEmail, maskPhone, type Viewer } from './viewer.ts';

const seconds = (at = 0) => secondsUpTo(at);

function presentPersonal(account: AccountRow, channels: readonly ChannelRow[], locale: Locale): Personal {
  const phone = account.phone === '' ? undefined : phoneOfKey(account.phone);
  return {
    user_id: account.id,
    nickname: account.nickname,
    avatar: account.avatar,
    gender: account.gender,
    birthday: account.birthday,
    real_name: account.realName,
    address: { region_code: account.regionCode, detail: account.addressDetail },
    region_names: regionNames(account.regionCode, locale),
    company: account.company,
    position: account.position,
    email: maskEmail(account.email),
    phone: phone === undefined ? '' : maskPhone(phone.number),
    area_code: phone?.area ?? '',
    has_password: account.passwordHash === undefined ? 0 : 1,
    channels: channels.map(({ provider, nickname }) => ({ provider, nickname })),
    delete_at: seconds(account.deleteAt),
  };
}

export async function readPersonal(
  { stores }: Pick<Deps, 'stores'>,
  { user: { appId, id } }: Viewer,
  locale: Locale,
): Promise<Personal | undefined> {
  const [account, channels] = await Promise.all([
    stores.accounts.byId(appId, id),
    stores.channels.of(appId, id),
  ]);
  return account === undefined ? undefined : presentPersonal(account, channels, locale);
}

interface PersonalFault {
  field: 'birthday' | 'address';
  rule: 'date' | 'region';
}

/** A day until today, by the shop's calendar. */
function isPast(day: string, now: number): boolean {
  return isDay(day) && day <= shopTime(now).slice(0, 'YYYY-MM-DD'.length);
}

function faultsOf({ birthday = '', address }: PersonalChanges, now: number): PersonalFault[] {
  const faults: PersonalFault[] = [];
  if (birthday !== '' && !isPast(birthday, now)) faults.push({ field: 'birthday', rule: 'date' });
  const region = address?.region_code ?? '';
  if (region !== '' && !isRegion(region)) faults.push({ field: 'address', rule: 'region' });
  return faults;
}

/** Only what was sent; texts without what nobody sees. */
function changeOf({
  nickname,
  avatar: _avatar,
  address,
  real_name,
  company,
  position,
  ...plain
}: PersonalChanges) {
  const texts = { nickname, realName: real_name, company, position };
  const change: AccountChange = { ...plain };
  for (const name of ['nickname', 'realName', 'company', 'position'] as const) {
    const text = texts[name];
    if (text !== undefined) change[name] = tidy(text);
  }
  if (address === undefined) return change;
  return { ...change, regionCode: address.region_code, addressDetail: tidy(address.detail) };
}

export type PersonalChanged =
  | { ok: true }
  | { ok: false; code: 'nickname-empty' | 'upload-refused' | 'not-found' }
  | { ok: false; code: 'answers-invalid'; faults: PersonalFault[] };

/** All of it or nothing. */
export async function changePersonal(
  deps: Pick<Deps, 'stores' | 'clock' | 'uploads'>,
  { user: { appId, id } }: Viewer,
  changes: PersonalChanges,
): Promise<PersonalChanged> {
  const change = changeOf(changes);
  if (change.nickname !== undefined && isBlank(change.nickname)) return { ok: false, code: 'nickname-empty' };
  const faults = faultsOf(changes, deps.clock.now());
  if (faults.length > 0) return { ok: false, code: 'answers-invalid', faults };
  const { avatar: path } = changes;
  const avatar = path === undefined || path === '' ? path : await deps.uploads.picture(appId, id, path);
  // A picture somebody else uploaded, or an address of another site, is none of this person's (requirement 45).
  if (avatar === undefined && path !== undefined) return { ok: false, code: 'upload-refused' };
  const whole = avatar === undefined ? change : { ...change, avatar };
  const outcome = await deps.stores.accounts.change(appId, id, whole);
  return outcome === 'changed' ? { ok: true } : { ok: false, code: 'not-found' };
}
