/** The list of area codes (M131-M133, D64), made from libphonenumber and Intl so that neither reaches a browser. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { writeGenerated } from './files.ts';

/** These first, in this order (D64); the rest by name. */
const FIRST = [
  'CN',
  'HK',
  'MO',
  'TW',
  'US',
  'CA',
  'JP',
  'KR',
  'SG',
  'MY',
  'GB',
  'AU',
  'NZ',
  'DE',
  'FR',
  'TH',
];
/** The specification writes the name a Chinese shop gives these. */
const NAMED: Readonly<Record<string, readonly [cn: string, en: string]>> = {
  CN: ['中国大陆', 'Chinese mainland'],
  HK: ['中国香港', 'Hong Kong, China'],
  MO: ['中国澳门', 'Macao, China'],
  TW: ['中国台湾', 'Taiwan, China'],
};

interface Area {
  country: string;
  code: string;
  cn: string;
  en: string;
}

function listAreas(): Area[] {
  const cn = new Intl.DisplayNames('zh-CN', { type: 'region' });
  const en = new Intl.DisplayNames('en', { type: 'region' });
  const areas = getCountries().map((country): Area => {
    const [inCn, inEn] = NAMED[country] ?? [cn.of(country) ?? country, en.of(country) ?? country];
    return { country, code: getCountryCallingCode(country), cn: inCn, en: inEn };
  });
  const rank = ({ country }: Area) => {
    const place = FIRST.indexOf(country);
    return place < 0 ? FIRST.length : place;
  };
  return areas.sort((a, b) => rank(a) - rank(b) || a.en.localeCompare(b.en, 'en'));
}

export function writeAreas(): void {
  const rows = listAreas().map(
    ({ country, code, cn, en }) => `  ${JSON.stringify([country, code, cn, en])},`,
  );
  writeGenerated(
    'schemas/content/areas.gen.ts',
    `/** Country, area code without plus, and its names. */
export type Area = readonly [country: string, code: string, cn: string, en: string];

export const AREAS: readonly Area[] = [
${rows.join('\n')}
];
`,
  );
}
