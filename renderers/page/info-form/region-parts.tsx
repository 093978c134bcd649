/** A region in three levels (M228, D91): a province, one of its cities, one of its districts; written freely where no list is known. */
import { useEffect } from 'react';
import { PROVINCES } from '#schemas/content/provinces.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { regionTree } from '#features/forms/region-tree.ts';
import { useRegions, type Region, type Regions } from '#features/forms/use-regions.ts';
import type { WordKeys } from '#i18n/words.ts';
import { RegionField } from '#pieces/region-field.tsx';
import { nameOf, REGION_PARTS } from './read-inputs.ts';
import { useFieldValue } from './use-field-value.ts';
import type { words } from './words.ts';
import { FieldFrame } from '#ui/field-frame.tsx';
import control from '#ui/field.module.css';
import styles from './view.module.css';

type Part = (typeof REGION_PARTS)[number];
type FreePart = Exclude<Part, 'province'>;
/** A province by its code, what lies in it by name, as an answer has them. */
type RegionChoice = Readonly<Record<Part, string>>;

interface RegionPartsProps {
  id: string;
  field: string;
  label: string;
  required: boolean;
  /** What is wrong with the whole region, and where that is said. */
  invalid: true | undefined;
  describedBy: string | undefined;
  valueOf: (name: string) => string;
  /** What is chosen is another than before. */
  onChange: () => void;
  act: Caller;
  locale: Locale;
  t: (key: FreePart & WordKeys<typeof words>) => string;
}

const listUnder = (under: Regions['under'], parent: string | undefined): readonly Region[] => {
  const list = parent === undefined || parent === '' ? undefined : under(parent);
  return typeof list === 'object' ? list : [];
};

/** Lists of the two lower levels, asked for as soon as what they lie in is chosen. */
function useLevels(act: Caller, { province, city, district }: RegionChoice) {
  const { ask, under } = useRegions(act);
  const cityCode = listUnder(under, province).find(({ name }) => name === city)?.code;
  const districtCode = listUnder(under, cityCode).find(({ name }) => name === district)?.code;
  useEffect(() => {
    if (province !== '') ask(province);
  }, [ask, province]);
  useEffect(() => {
    if (cityCode !== undefined) ask(cityCode);
  }, [ask, cityCode]);
  const cities = province === '' ? undefined : under(province);
  const failedCode = [province, cityCode].find((code) => code !== undefined && under(code) === 'failed');
  const read = ([first = '', second, third]: readonly string[]): RegionChoice => {
    const nameIn = (parent: string | undefined, code: string | undefined) =>
      listUnder(under, parent).find((one) => one.code === code)?.name ?? '';
    return { province: first, city: nameIn(first, second), district: nameIn(second, third) };
  };
  return {
    under,
    isFree: typeof cities === 'object' && cities.length === 0,
    codes: [province, cityCode, districtCode].flatMap((code) =>
      code === undefined || code === '' ? [] : [code],
    ),
    read,
    retry: failedCode === undefined ? undefined : () => ask(failedCode),
  };
}

export function RegionParts(props: RegionPartsProps) {
  const { id, field, label, required, invalid, describedBy, valueOf, onChange, act, locale, t } = props;
  const partOf = (part: Part) => valueOf(nameOf(field, part));
  const [choice, choose] = useFieldValue<RegionChoice>(
    () => ({ province: partOf('province'), city: partOf('city'), district: partOf('district') }),
    onChange,
  );
  const { under, isFree, codes, read, retry } = useLevels(act, choice);
  const provinces = PROVINCES.map(({ code, name }) => ({ code, name: name[locale] }));
  const province = provinces.find(({ code }) => code === choice.province)?.name ?? '';
  const names = isFree ? [province] : [province, choice.city, choice.district];
  return (
    <>
      <RegionField
        id={id}
        label={label}
        isLabelQuiet
        value={codes}
        shownText={names.filter((name) => name !== '').join(' / ')}
        options={regionTree(provinces, under)}
        required={required}
        isWrong={invalid === true}
        describedBy={describedBy}
        retry={retry}
        onChange={(path) => choose(read(path))}
      />
      {isFree ? (
        <div className={styles.region}>
          {(['city', 'district'] as const).map((part) => (
            <label key={part} className={styles.part}>
              {t(part)}
              <FieldFrame isWrong={part === 'city' && invalid === true}>
                <input
                  className={control.input}
                  type="text"
                  id={`${id}-${part}`}
                  name={nameOf(field, part)}
                  required={required && part === 'city'}
                  aria-invalid={part === 'city' ? invalid : undefined}
                  aria-describedby={describedBy}
                  autoComplete={part === 'city' ? 'address-level2' : 'address-level3'}
                  value={choice[part]}
                  onChange={({ target }) => choose({ ...choice, [part]: target.value })}
                />
              </FieldFrame>
            </label>
          ))}
        </div>
      ) : null}
      {REGION_PARTS.filter((part) => part === 'province' || !isFree).map((part) => (
        <input key={part} type="hidden" name={nameOf(field, part)} value={choice[part]} />
      ))}
    </>
  );
}
