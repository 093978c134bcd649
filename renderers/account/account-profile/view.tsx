/** Draws the profile: a row for each field, and a question before anything typed is lost. */
import { useRef, useState } from 'react';
import { authUpdateUserInfo } from '#schemas/api/identity/sessions.ts';
import {
  NICKNAME_MAX,
  POSITION_MAX,
  REAL_NAME_MAX,
  type Personal,
  type PersonalChanges,
} from '#schemas/account/personal.ts';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { useEngine } from '#engine/provider.tsx';
import {
  addressFault,
  birthdayFault,
  FIRST_BIRTHDAY,
  nicknameFault,
  useNewest,
  useUnsaved,
  type PersonalFault,
} from '#features/account/index.ts';
import { useRegions, type Regions } from '#features/forms/use-regions.ts';
import type { WordKeys } from '#i18n/words.ts';
import { DateField } from '#ui/date-field.tsx';
import { tidyDay } from '#ui/day.ts';
import { FailedBand } from '#ui/failed-band.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet, SheetRows, SheetSkeleton } from '#ui/sheet.tsx';
import { shopDay } from '#ui/shop-time.ts';
import { definition } from './definition.ts';
import { EditRow, type ProfileWords } from './edit-row.tsx';
import { AddressField, CompanyField, GenderField } from './fields.tsx';
import { words } from './words.ts';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;

interface Rows extends Pick<Props, 'id' | 't' | 'act'> {
  info: Personal;
  regions: Regions;
  now: number;
  save: (change: PersonalChanges) => Promise<string>;
  touch: (field: string) => (isDirty: boolean) => void;
}

const fine = () => '';
const isSameText = (one: string, other: string) => one.trim() === other.trim();
const sayIn = (t: ProfileWords) => (fault: PersonalFault | undefined) =>
  fault === undefined ? '' : t(fault);

interface LineProps extends Rows {
  field: 'nickname' | 'real_name' | 'position';
  most: number;
  autoComplete: 'nickname' | 'name' | 'organization-title';
}

/** A field that is one line of text. */
function Line({ id, t, info, save, touch, field, most, autoComplete }: LineProps) {
  const say = sayIn(t);
  return (
    <EditRow
      name={t(field)}
      t={t}
      value={info[field]}
      text={info[field]}
      isSame={isSameText}
      judge={(text) => (field === 'nickname' ? say(nicknameFault(text)) : '')}
      send={(text) => save({ [field]: text.trim() })}
      onTouch={touch(field)}
      field={(edit) => (
        <TextField
          id={`${id}-${field}`}
          name={field}
          label={t(field)}
          isLabelQuiet
          maxLength={most}
          autoComplete={autoComplete}
          value={edit.draft}
          error={edit.fault}
          onChange={edit.change}
        />
      )}
    />
  );
}

function GenderRow({ id, t, info, save, touch }: Rows) {
  const genders = [t('gender_0'), t('gender_1'), t('gender_2')];
  return (
    <EditRow
      name={t('gender')}
      t={t}
      value={info.gender}
      text={genders[info.gender] ?? ''}
      isSame={Object.is}
      judge={fine}
      send={(gender) => save({ gender })}
      onTouch={touch('gender')}
      field={(edit) => <GenderField id={`${id}-gender`} edit={edit} t={t} />}
    />
  );
}

function BirthdayRow({ id, t, info, now, save, touch }: Rows) {
  const [y = '', m = '', d = ''] = info.birthday.split('-').map((part) => String(Number(part)));
  return (
    <EditRow
      name={t('birthday')}
      t={t}
      value={info.birthday}
      text={info.birthday === '' ? '' : t('date', { y, m, d })}
      isSame={isSameText}
      judge={(text) => sayIn(t)(birthdayFault(tidyDay(text), now))}
      send={(text) => save({ birthday: tidyDay(text) })}
      onTouch={touch('birthday')}
      field={(edit) => (
        <DateField
          id={`${id}-birthday`}
          name="birthday"
          label={t('birthday')}
          isLabelQuiet
          autoComplete="bday"
          min={FIRST_BIRTHDAY}
          max={shopDay(now)}
          today={shopDay(now)}
          value={edit.draft}
          error={edit.fault}
          onChange={edit.change}
        />
      )}
    />
  );
}

const isSameAddress = (one: Personal['address'], other: Personal['address']) =>
  one.region_code === other.region_code && isSameText(one.detail, other.detail);

function AddressRow({ id, t, info, regions, save, touch }: Rows) {
  const { address, region_names: names = [] } = info;
  return (
    <EditRow
      name={t('address')}
      t={t}
      value={address}
      text={[...names, address.detail].filter(Boolean).join(' ')}
      isSame={isSameAddress}
      judge={(address) => sayIn(t)(addressFault(address))}
      send={(address) => save({ address: { ...address, detail: address.detail.trim() } })}
      onTouch={touch('address')}
      field={(edit) => (
        <AddressField
          id={`${id}-address`}
          edit={edit}
          t={t}
          regions={regions}
          savedRegion={{ code: address.region_code, names }}
        />
      )}
    />
  );
}

function CompanyRow({ id, t, info, act, save, touch }: Rows) {
  return (
    <EditRow
      name={t('company')}
      t={t}
      value={info.company}
      text={info.company}
      isSame={isSameText}
      judge={fine}
      send={(company) => save({ company: company.trim() })}
      onTouch={touch('company')}
      field={(edit) => <CompanyField id={`${id}-company`} edit={edit} t={t} act={act} />}
    />
  );
}

/** Which fields hold something that is not kept. */
function useDirty() {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const touch = (field: string) => (isDirty: boolean) =>
    setDirty((before) => {
      if (before.has(field) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(field);
      else after.delete(field);
      return after;
    });
  return { isDirty: dirty.size > 0, touch, forget: () => setDirty(new Set()) };
}

function AccountProfile({ root, id, data, t, act, intend }: Props) {
  const [info, setInfo] = useNewest(data.info);
  const regions = useRegions(act);
  const { isDirty, touch, forget } = useDirty();
  useUnsaved(isDirty, (href) =>
    intend('message.ask', {
      title: t('unsavedTitle'),
      content: t('unsaved'),
      icon: 'warning',
      confirmText: t('leave'),
      cancelText: t('stay'),
      danger: true,
      onConfirm: () => {
        forget();
        intend('page.go', { href });
      },
    }),
  );
  const { now } = useEngine();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (change: PersonalChanges) => {
    const answer = await act(authUpdateUserInfo, change);
    if (!answer.ok) return answer.msg;
    setInfo(answer.data);
    // M153: the navbar shows the new name at once.
    if (change.nickname !== undefined) intend('user.changed', {});
    return '';
  };
  // One after the other: each answer is the whole, and the newest is to stand last.
  const save = (change: PersonalChanges) => {
    const mine = last.current.then(() => send(change));
    last.current = mine.catch(() => undefined);
    return mine;
  };
  const rows: Rows = { id, t, act, info, regions, now: now(), save, touch };
  return (
    <Sheet root={root} id={id} title={t('title')} hint={t('hint')}>
      <SheetRows>
        <Line {...rows} field="nickname" most={NICKNAME_MAX} autoComplete="nickname" />
        <GenderRow {...rows} />
        <BirthdayRow {...rows} />
        <Line {...rows} field="real_name" most={REAL_NAME_MAX} autoComplete="name" />
        <AddressRow {...rows} />
        <CompanyRow {...rows} />
        <Line {...rows} field="position" most={POSITION_MAX} autoComplete="organization-title" />
      </SheetRows>
    </Sheet>
  );
}

export default defineView(definition, words, AccountProfile, {
  Loading: ({ root }) => <SheetSkeleton root={root} rows={7} />,
  Failure: FailedBand,
});
