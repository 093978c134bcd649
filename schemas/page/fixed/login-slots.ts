/** What stands in the login box wherever it is drawn with all its ways (decision 164). */
import { LOGIN_WAYS, type LoginWayFacet } from '../../auth/login-ways.ts';
import type { PageNode } from '../node.ts';

function nodesOf([kind, { tabs, obeys }]: readonly [string, LoginWayFacet]): PageNode[] {
  // What obeys one capability is left out by the page's own conditions; of two, the box decides which is shown.
  const [can, ...others] = obeys;
  const when = can === undefined || others.length > 0 ? {} : { when: { can } };
  return tabs.map((tab) => ({ id: `login-${tab}`, kind, v: 1, props: { tab }, ...when }));
}

/** Every way a shop may offer, in their order. */
export function loginSlots(): { ways: PageNode[] } {
  const all: [string, LoginWayFacet][] = Object.entries(LOGIN_WAYS);
  const ways = all.filter(([, { apart }]) => apart === undefined);
  return { ways: ways.sort(([, one], [, other]) => one.order - other.order).flatMap(nodesOf) };
}
