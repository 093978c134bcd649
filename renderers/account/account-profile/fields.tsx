/** The fields of the profile that are more than a line of text: gender, address, company. */
import { useEffect } from 'react';
import type { Personal } from '#schemas/account/personal.ts';
import { ADDRESS_MAX, COMPANY_MAX } from '#schemas/account/personal.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Edit } from '#features/account/index.ts';
import { useCompanySearch } from '#features/forms/use-company-search.ts';
import { regionTree } from '#features/forms/region-tree.ts';
import { levelsOf, type Regions } from '#features/forms/use-regions.ts';
import { FieldError, TextField } from '#ui/field.tsx';
import { RegionField } from '#pieces/region-field.tsx';
import { SuggestField } from '#ui/suggest-field.tsx';
import hidden from '#ui/visually-hidden.module.css';
import type { ProfileWords } from './edit-row.tsx';
import styles from './view.module.css';

interface FieldProps<Value> {
  id: string;
  edit: Edit<Value>;
  t: ProfileWords;
}

const GENDERS = [0, 1, 2] as const;

export function GenderField({ id, edit, t }: FieldProps<number>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={hidden.hidden}>{t('gender')}</legend>
      {GENDERS.map((gender) => (
        <label key={gender} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={edit.draft === gender}
            onChange={() => edit.change(gender)}
          />
          {t(`gender_${gender}`)}
        </label>
      ))}
      <FieldError id={`${id}-error`} text={edit.fault} />
    </fieldset>
  );
}

interface RegionProps extends FieldProps<Personal['address']> {
  regions: Regions;
  /** Names of the region as it is kept, its code and theirs: said until the lists have come. */
  savedRegion: { code: string; names: readonly string[] };
}

/** Names of the regions an address lies in, from the first level on. */
function namesOf(codes: readonly string[], under: Regions['under']): string[] {
  return codes.flatMap((code, place) => {
    const list = under(codes[place - 1] ?? '');
    const region = typeof list === 'object' ? list.find((one) => one.code === code) : undefined;
    return region === undefined ? [] : [region.name];
  });
}

export function AddressField({ id, edit, t, regions, savedRegion }: RegionProps) {
  const { ask, under } = regions;
  const code = edit.draft.region_code;
  const codes = levelsOf(code);
  const [province, city] = codes;
  // Below a level nothing is chosen from, none is offered.
  const parents = ['', province, city];
  useEffect(() => {
    for (const parent of ['', province, city]) if (parent !== undefined) ask(parent);
  }, [ask, province, city]);
  const failedParent = parents.find((parent) => parent !== undefined && under(parent) === 'failed');
  const provinces = under('');
  const names = code === savedRegion.code ? savedRegion.names : namesOf(codes, under);
  return (
    <>
      <RegionField
        id={id}
        label={t('region')}
        value={codes}
        shownText={names.join(' / ')}
        options={typeof provinces === 'object' ? regionTree(provinces, under) : provinces}
        isWrong={false}
        describedBy={undefined}
        takesFocus
        retry={failedParent === undefined ? undefined : () => ask(failedParent)}
        onChange={(path) => edit.change({ ...edit.draft, region_code: path.at(-1) ?? '' })}
      />
      <div className={styles.detail}>
        <TextField
          id={`${id}-detail`}
          name="detail"
          label={t('detail')}
          placeholder={t('detailHint')}
          autoComplete="street-address"
          maxLength={ADDRESS_MAX}
          value={edit.draft.detail}
          error={edit.fault}
          onChange={(detail) => edit.change({ ...edit.draft, detail })}
        />
      </div>
    </>
  );
}

export function CompanyField({ id, edit, t, act }: FieldProps<string> & { act: Caller }) {
  const offers = useCompanySearch(act, edit.draft);
  return (
    <SuggestField
      id={id}
      label={t('company')}
      isLabelQuiet
      maxLength={COMPANY_MAX}
      value={edit.draft}
      error={edit.fault}
      offers={offers}
      status={t('offers', { count: offers.length })}
      onChange={edit.change}
    />
  );
}
