/** A region in three levels (M228, D91): a province, one of its cities, one of its districts; written freely where no list is known. */
import { useEffect, type ReactNode } from 'react';
import { PROVINCES } from '#schemas/content/provinces.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useRegions, type Region } from '#features/common/use-regions.ts';
import { Button } from '#ui/button.tsx';
import { nameOf, type REGION_PARTS } from './read-inputs.ts';
import { useKept } from './use-kept.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

type Part = (typeof REGION_PARTS)[number];
type Word = Part | 'choose' | 'loadingRegions' | 'regionsFailed' | 'retry';

interface RegionPartsProps {
  id: string;
  field: string;
  required: boolean;
  /** What is wrong with the whole region, and where that is said. */
  invalid: true | undefined;
  describedBy: string | undefined;
  valueOf: (name: string) => string;
  /** What is chosen is another than before. */
  changed: () => void;
  act: Caller;
  locale: Locale;
  t: (key: Word & keyof typeof words.cn) => string;
}

interface LevelProps extends RegionPartsProps {
  part: Part;
  value: string;
  onChange: (value: string) => void;
  /** What may be chosen; `free` where everything may be written. */
  offers: readonly Region[] | 'loading' | 'failed' | 'free' | undefined;
}

const AUTO_COMPLETE = {
  province: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
} as const;

function Level({ part, value, onChange, offers, t, ...props }: LevelProps) {
  const isNeeded = part !== 'district';
  const rest = {
    id: `${props.id}-${part}`,
    name: nameOf(props.field, part),
    required: props.required && isNeeded,
    'aria-invalid': isNeeded ? props.invalid : undefined,
    'aria-describedby': props.describedBy,
    autoComplete: AUTO_COMPLETE[part],
    className: styles.input,
    value,
  };
  const label = (input: ReactNode) => (
    <label className={styles.part}>
      {t(part)}
      {input}
    </label>
  );
  if (offers === 'free')
    return label(<input {...rest} type="text" onChange={({ target }) => onChange(target.value)} />);
  const list = typeof offers === 'object' ? offers : [];
  const isListed = value === '' || list.some((one) => valueIn(part, one) === value);
  return label(
    <select
      {...rest}
      disabled={list.length === 0 && isListed}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t(offers === 'loading' ? 'loadingRegions' : 'choose')}</option>
      {!isListed && <option value={value}>{value}</option>}
      {list.map((one) => (
        <option key={one.code} value={valueIn(part, one)}>
          {one.name}
        </option>
      ))}
    </select>,
  );
}

/** An answer names a province by its code, and what lies in it by name. */
const valueIn = (part: Part, { code, name }: Region) => (part === 'province' ? code : name);

/** Lists of the two lower levels, asked for as soon as what they lie in is chosen. */
function useLevels(act: Caller, province: string, city: string) {
  const { ask, under } = useRegions(act);
  useEffect(() => {
    if (province !== '') ask(province);
  }, [ask, province]);
  const cities = province === '' ? undefined : under(province);
  const cityCode = typeof cities === 'object' ? cities.find(({ name }) => name === city)?.code : undefined;
  useEffect(() => {
    if (cityCode !== undefined) ask(cityCode);
  }, [ask, cityCode]);
  const isFree = typeof cities === 'object' && cities.length === 0;
  const districts = isFree ? ('free' as const) : cityCode === undefined ? undefined : under(cityCode);
  const lost = cities === 'failed' ? province : districts === 'failed' ? cityCode : undefined;
  return {
    offers: { city: isFree ? ('free' as const) : cities, district: districts },
    retry: lost === undefined ? undefined : () => ask(lost),
  };
}

export function RegionParts(props: RegionPartsProps) {
  const { field, valueOf, changed, act, locale, t } = props;
  const partOf = (part: Part) => valueOf(nameOf(field, part));
  const [chosen, choose] = useKept(
    () => ({ province: partOf('province'), city: partOf('city'), district: partOf('district') }),
    changed,
  );
  const { offers, retry } = useLevels(act, chosen.province, chosen.city);
  const provinces = PROVINCES.map(({ code, name }) => ({ code, name: name[locale] }));
  return (
    <>
      <div className={styles.region}>
        <Level
          {...props}
          part="province"
          value={chosen.province}
          offers={provinces}
          onChange={(province) => choose({ province, city: '', district: '' })}
        />
        <Level
          {...props}
          part="city"
          value={chosen.city}
          offers={offers.city}
          onChange={(city) =>
            choose({ ...chosen, city, district: offers.city === 'free' ? chosen.district : '' })
          }
        />
        <Level
          {...props}
          part="district"
          value={chosen.district}
          offers={offers.district}
          onChange={(district) => choose({ ...chosen, district })}
        />
      </div>
      {retry !== undefined && (
        <p className={styles.lost} role="alert">
          {t('regionsFailed')}
          <Button size="s" tone="text" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </>
  );
}
