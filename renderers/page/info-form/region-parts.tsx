/** A region in three levels (M228, D91): a province, one of its cities, one of its districts; written freely where no list is known. */
import { useEffect } from 'react';
import { PROVINCES } from '#schemas/content/provinces.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useRegions } from '#features/forms/use-regions.ts';
import type { WordKeys } from '#i18n/words.ts';
import { RegionFields, type RegionLevel } from '#pieces/region-fields.tsx';
import type { PartsProps } from './parts-props.ts';
import { nameOf, type REGION_PARTS } from './read-inputs.ts';
import { useKept } from './use-kept.ts';
import type { words } from './words.ts';

type Part = (typeof REGION_PARTS)[number];

interface RegionPartsProps extends PartsProps {
  /** What is chosen is another than before. */
  changed: () => void;
  act: Caller;
  locale: Locale;
  t: (key: Part & WordKeys<typeof words>) => string;
}

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
    city: isFree ? ('free' as const) : cities,
    district: districts,
    retry: lost === undefined ? undefined : () => ask(lost),
  };
}

/** An answer names what lies in a province by name. */
function namesOf(list: ReturnType<typeof useLevels>['city']): RegionLevel['offers'] {
  return typeof list === 'object' ? list.map(({ name }) => [name, name]) : list;
}

export function RegionParts(props: RegionPartsProps) {
  const { id, field, required, invalid, describedBy, valueOf, changed, act, locale, t } = props;
  const partOf = (part: Part) => valueOf(nameOf(field, part));
  const [chosen, choose] = useKept(
    () => ({ province: partOf('province'), city: partOf('city'), district: partOf('district') }),
    changed,
  );
  const { city, district, retry } = useLevels(act, chosen.province, chosen.city);
  const level = (part: Part, offers: RegionLevel['offers'], onChange: RegionLevel['onChange']) => {
    const isNeeded = part !== 'district';
    return {
      level: part,
      label: t(part),
      name: nameOf(field, part),
      value: chosen[part],
      kept: chosen[part],
      required: required && isNeeded,
      isWrong: invalid === true && isNeeded,
      offers,
      onChange,
    };
  };
  return (
    <RegionFields
      id={id}
      describedBy={describedBy}
      retry={retry}
      levels={[
        level(
          'province',
          PROVINCES.map(({ code, name }) => [code, name[locale]]),
          (province) => choose({ province, city: '', district: '' }),
        ),
        level('city', namesOf(city), (name) =>
          choose({ ...chosen, city: name, district: city === 'free' ? chosen.district : '' }),
        ),
        level('district', namesOf(district), (name) => choose({ ...chosen, district: name })),
      ]}
    />
  );
}
