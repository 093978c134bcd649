/** Which scans of a shop this installation can keep: a way nobody serves here is not offered (D48, D49). */
import type { ShopRow } from '#server/areas/shop/area.ts';
import type { ScanCompany, ScanProviders } from '../ports/identity-providers.ts';

const ALL_ON = { verify_code: 1, phone_password: 1, wx: 1, qq: 1 };

/** The shop's record as it is read everywhere else; the same one where every scan is served. */
export function withServedScans(row: ShopRow, { companies, hasLocal }: ScanProviders): ShopRow {
  const isServed = (company: ScanCompany) => hasLocal || companies[company] !== undefined;
  if (isServed('wx') && isServed('qq') && isServed('wework')) return row;
  const ways = row.info.login_ways ?? ALL_ON;
  const served = {
    ...ways,
    wx: isServed('wx') ? ways.wx : 0,
    qq: isServed('qq') ? ways.qq : 0,
    ...(isServed('wework') ? {} : { wework: 0 }),
  };
  return { ...row, info: { ...row.info, login_ways: served } };
}
