/** What a way to log in says of itself, in its definition: the tabs it fills, where they stand, and what of the shop they obey (ADR-164, ADR-420). */
import type { LocaleText } from '../page/text.ts';
import type { CAPABILITY_NAMES, Capabilities } from '../shop/capabilities.ts';

/** A tab of the login box (M110, M129), or a step or a screen behind one. */
interface LoginTabFacet {
  readonly name: string;
  /** What somebody presses to get there. None: another way leads to it, or it has a page to itself. */
  readonly label?: LocaleText;
  /** It is there where the shop has one of these. */
  readonly obeys: readonly (typeof CAPABILITY_NAMES)[number][];
  /** M129: in the box of such shops alone; none named: in that of every shop. */
  readonly box?: Capabilities['loginPanel'];
  /** M114: only while this browser holds the session of a merchant. */
  readonly merchant?: true;
}

export interface LoginWayFacet {
  /** By name, in the order they stand in; no other way has one of the same name. */
  readonly tabs: readonly LoginTabFacet[];
  /** M117: the corner switch turns from one side to the other. */
  readonly side: 'qr' | 'phone';
  /** Among all ways, from left to right; the first on a side that a shop has is the one it begins with (M120). */
  readonly order: number;
  /** It stands on a page of its own, not in the box of every shop (M36). */
  readonly apart?: true;
}

/** A row of the generated table: a tab, and the way that fills it. */
export interface LoginTabRow extends Omit<LoginTabFacet, 'name'>, Pick<LoginWayFacet, 'side' | 'apart'> {
  /** Kind of its renderer. */
  readonly way: string;
}
