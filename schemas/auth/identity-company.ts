/** What an identity provider says of the company whose accounts log in by a scan, in its own file (D47, D48, ADR-435). */
import type { LocaleText } from '../page/text.ts';
import type { CAPABILITY_NAMES } from '../shop/capabilities.ts';

export interface IdentityCompany {
  /** Stands in addresses, records and SCAN_PROVIDERS; never changed once somebody logged in by it. */
  readonly name: string;
  /** What people call it: in the login box, and where accounts are bound. */
  readonly label: LocaleText;
  /** A drawing of src/ui/icons.svg. */
  readonly icon: string;
  /** Among all companies, from left to right. */
  readonly order: number;
  /** What somebody presses in the login box, where the specification calls it otherwise (M119). */
  readonly choice?: string;
  /** Offered where the shop has this; without it, wherever the shop does not turn it off in `login_ways.others`. */
  readonly capability?: (typeof CAPABILITY_NAMES)[number];
}

/** A row of the generated table. */
export interface IdentityCompanyRow extends Pick<IdentityCompany, 'label' | 'icon' | 'capability'> {
  readonly choice: string;
}
