/** Which scans of a shop this installation can keep: a way nobody serves here is not offered (D48, D49). */
import { SCAN_COMPANY_NAMES } from '#schemas/auth/identity-companies.ts';
import type { ShopRow } from '#server/areas/shop/area.ts';
import { withoutScans } from '#schemas/shop/without-scans.ts';
import type { IdentityProviders } from '../ports/identity-providers.ts';

/** The shop's record as it is read everywhere else; the same one where every scan is served. */
export function withServedProviders(row: ShopRow, { companies, hasLocal }: IdentityProviders): ShopRow {
  const off = SCAN_COMPANY_NAMES.filter((company) => !hasLocal && companies[company] === undefined);
  return off.length === 0 ? row : { ...row, info: withoutScans(row.info, off) };
}
