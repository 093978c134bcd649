/** Companies whose accounts log in by a scan (D47, D48), for the login box, the account page, the server and the routes. */
import { Type, type Static } from 'typebox';
import type { Capabilities, CAPABILITY_NAMES } from '../shop/capabilities.ts';
import type { Locale } from '../locale.ts';
import { readText } from '../page/text.ts';
import { SCAN_COMPANIES, type ScanCompanyName as Name } from './identity-companies.gen.ts';

export { SCAN_COMPANIES, type ScanChoice } from './identity-companies.gen.ts';

export function isScanCompany(name: string | undefined): name is Name {
  return name !== undefined && Object.hasOwn(SCAN_COMPANIES, name);
}

/** In the order they are shown in. */
export const SCAN_COMPANY_NAMES: readonly Name[] = Object.keys(SCAN_COMPANIES).filter(isScanCompany);

/** Scans that end in an account of another company's. */
export const ScanCompanyName = Type.Unsafe<Name>(
  Type.Union(
    SCAN_COMPANY_NAMES.map((name) => Type.Literal(name)),
    { description: 'The company whose account it is' },
  ),
);
export type ScanCompanyName = Static<typeof ScanCompanyName>;

/** What people call it. */
export const companyLabel = (company: Name, locale: Locale): string =>
  readText(SCAN_COMPANIES[company].label, locale);

/** Whether a shop lets people scan with this company. */
export function hasScan(
  company: Name,
  can: Pick<Capabilities, 'scansOff' | (typeof CAPABILITY_NAMES)[number]>,
): boolean {
  const { capability } = SCAN_COMPANIES[company];
  return capability === undefined ? !can.scansOff.includes(company) : can[capability];
}
