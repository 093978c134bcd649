/** What stands in the login box wherever it is drawn with all its ways (ADR-164). */
import { LOGIN_TAB_NAMES, LOGIN_TABS, type LoginTabName } from '../../auth/login-tabs.ts';
import type { PageNode } from '../node.ts';

function nodeOf(tab: LoginTabName): PageNode {
  const { way, obeys } = LOGIN_TABS[tab];
  // What obeys one capability is left out by the page's own conditions; of two, the box decides which is shown.
  const [can, ...others] = obeys;
  const when = can === undefined || others.length > 0 ? {} : { when: { can } };
  return { id: `login-${tab}`, kind: way, v: 1, props: { tab }, ...when };
}

/** Every way a shop may offer, in their order. */
export function loginSlots(): { ways: PageNode[] } {
  return { ways: LOGIN_TAB_NAMES.filter((tab) => LOGIN_TABS[tab].apart === undefined).map(nodeOf) };
}
