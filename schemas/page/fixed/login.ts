/** Fixed screen: the login, as the page and the dialog draw it (decision 164): the box, and in it every way a shop may offer. */
import { LOGIN_WAYS, type LoginWayFacet } from '../../learner/login-ways.ts';
import type { PageNode } from '../node.ts';
import { constantScreen } from './fixed-screen.ts';

function nodesOf([kind, { tabs, obeys }]: readonly [string, LoginWayFacet]): PageNode[] {
  // What obeys one capability is left out by the page's own conditions; of two, the box decides which is shown.
  const [can, ...others] = obeys;
  const when = can === undefined || others.length > 0 ? {} : { when: { can } };
  return tabs.map((tab) => ({ id: `login-${tab}`, kind, v: 1, props: { tab }, ...when }));
}

/** The ways in their order. */
function loginWays(): PageNode[] {
  const ways: [string, LoginWayFacet][] = Object.entries(LOGIN_WAYS);
  return ways.sort(([, one], [, other]) => one.order - other.order).flatMap(nodesOf);
}

export const login = constantScreen({
  id: 'login',
  title: { cn: '登录', en: 'Log in' },
  kind: 'login-panel',
  props: { only: 'all' },
  slots: { ways: loginWays() },
});
