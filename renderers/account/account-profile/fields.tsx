/** The fields of the profile that are more than a line of text: gender, address, company. */
import { useEffect } from 'react';
import type { Personal } from '#schemas/learner/personal.ts';
import { ADDRESS_MAX, COMPANY_MAX } from '#schemas/learner/personal.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Edit } from '#features/account/index.ts';
import { useCompanySearch } from '#features/common/use-company-search.ts';
import { levelsOf, type Regions } from '#features/common/use-regions.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SuggestField } from '#ui/suggest-field.tsx';
import type { ProfileWords } from './edit-row.tsx';
import styles from './view.module.css';

interface FieldProps<Value> {
  id: string;
  edit: Edit<Value>;
  t: ProfileWords;
}

export const GENDERS = [0, 1, 2] as const;

export function GenderField({ id, edit, t }: FieldProps<number>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heard}>{t('gender')}</legend>
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

const LEVELS = ['province', 'city', 'district'] as const;

interface RegionProps extends FieldProps<Personal['address']> {
  regions: Regions;
}

/** One choice of a level; below a level nothing is chosen from, none is offered. */
function RegionLevel({ id, edit, t, regions, level }: RegionProps & { level: number }) {
  const codes = levelsOf(edit.draft.region_code);
  const parent = level === 0 ? '' : codes[level - 1];
  const { ask } = regions;
  useEffect(() => {
    if (parent !== undefined) ask(parent);
  }, [ask, parent]);
  const list = parent === undefined ? [] : regions.under(parent);
  const name = LEVELS[level] ?? 'province';
  return (
    <SelectField
      id={`${id}-${name}`}
      label={t(name)}
      none={list === 'loading' ? t('loadingRegions') : t('choose')}
      value={codes[level] ?? ''}
      options={typeof list === 'string' ? [] : list.map((one) => [one.code, one.name])}
      disabled={parent === undefined || list.length === 0 || typeof list === 'string'}
      isFaultElsewhere
      onChange={(code) => edit.change({ ...edit.draft, region_code: code === '' ? (parent ?? '') : code })}
    />
  );
}

export function AddressField(props: RegionProps) {
  const { id, edit, t, regions } = props;
  const codes = ['', ...levelsOf(edit.draft.region_code)];
  const lost = codes.find((code) => regions.under(code) === 'failed');
  return (
    <>
      <div className={styles.regions}>
        {LEVELS.map((name, level) => (
          <RegionLevel key={name} {...props} level={level} />
        ))}
      </div>
      {lost !== undefined && (
        <p className={styles.lost} role="alert">
          {t('regionsFailed')}
          <Button size="s" tone="text" onClick={() => regions.ask(lost)}>
            {t('retry')}
          </Button>
        </p>
      )}
      <div className={styles.detail}>
        <TextField
          id={`${id}-detail`}
          name="detail"
          label={t('detail')}
          placeholder={t('detailHint')}
          autoComplete="street-address"
          maxLength={ADDRESS_MAX}
          value={edit.draft.detail}
          fault={edit.fault}
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
      fault={edit.fault}
      offers={offers}
      told={t('offers', { n: offers.length })}
      onChange={edit.change}
    />
  );
}
