/** Which scans of a shop this installation can keep: a way nobody serves here is not offered (D48, D49). */
import { SCAN_COMPANIES, SCAN_COMPANY_NAMES } from '#schemas/auth/identity-companies.ts';
import type { ShopRow } from '#server/areas/shop/area.ts';
import { withoutScans } from '#schemas/shop/shop-info.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import type { IdentityProviders, ProviderName } from '../ports/identity-providers.ts';

/** Whether this shop asks for the scan of this company. */
export function hasScan(company: ProviderName, can: Capabilities): boolean {
  return can[SCAN_COMPANIES[company].capability];
}

/** The shop's record as it is read everywhere else; the same one where every scan is served. */
export function withServedProviders(row: ShopRow, { companies, hasLocal }: IdentityProviders): ShopRow {
  const off = SCAN_COMPANY_NAMES.filter((company) => !hasLocal && companies[company] === undefined);
  return off.length === 0 ? row : { ...row, info: withoutScans(row.info, off) };
}
