/** Companies whose accounts log in by a scan (D47, D48): each a row, read by the login box, the personal centre, the server and the routes. */
import { Type, type Static } from 'typebox';
import type { CAPABILITY_NAMES } from '../shop/capabilities.ts';

/** Scans that end in an account of another company's. */
export const ScanCompanyName = Type.Union([Type.Literal('wx'), Type.Literal('qq'), Type.Literal('wework')], {
  description: 'The company whose account it is',
});
export type ScanCompanyName = Static<typeof ScanCompanyName>;

interface ScanCompany {
  /** What somebody presses in the login box (M119). */
  readonly choice: 'wechat' | 'qq' | 'messaging';
  /** Offered where the shop has this. */
  readonly capability: (typeof CAPABILITY_NAMES)[number];
  readonly icon: string;
}

export const SCAN_COMPANIES = {
  wx: { choice: 'wechat', capability: 'wechatLogin', icon: 'wechat' },
  qq: { choice: 'qq', capability: 'qqLogin', icon: 'qq' },
  wework: { choice: 'messaging', capability: 'messagingLogin', icon: 'wecom' },
} as const satisfies Readonly<Record<ScanCompanyName, ScanCompany>>;

export function isScanCompany(name: string | undefined): name is ScanCompanyName {
  return name !== undefined && Object.hasOwn(SCAN_COMPANIES, name);
}

/** In the order they are shown in. */
export const SCAN_COMPANY_NAMES: readonly ScanCompanyName[] =
  Object.keys(SCAN_COMPANIES).filter(isScanCompany);
