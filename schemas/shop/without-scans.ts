/** A shop whose installation cannot keep some of the scans it offers (D48). */
import { SCAN_COMPANIES, type ScanCompanyName } from '../auth/identity-companies.gen.ts';
import type { ShopInfo } from './shop-info.ts';

/** The shop's record with these accounts of other companies offered to nobody. */
export function withoutScans(info: ShopInfo, off: readonly ScanCompanyName[]): ShopInfo {
  const ways = info.login_ways ?? { verify_code: 1, phone_password: 1, wx: 1, qq: 1 };
  const turnedOff = (hasSwitch: boolean) =>
    Object.fromEntries(
      off
        .filter((name) => (SCAN_COMPANIES[name].capability !== undefined) === hasSwitch)
        .map((name) => [name, 0 as const]),
    );
  const others = { ...ways.others, ...turnedOff(false) };
  return { ...info, login_ways: { ...ways, ...turnedOff(true), others } };
}
