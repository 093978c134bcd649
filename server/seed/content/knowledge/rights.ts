/** What limits some goods of the knowledge shop, and what its people bought or were given: every answer can be seen (M194). */
import type { EntitlementSource } from '#server/areas/access/entitlement-store.ts';
import type { DemoRight, DemoRights } from '../../demo-shop.ts';
import type { DemoClock } from '../clock.ts';
import type { Goods } from '../goods.ts';
import { seededId } from '../ids.ts';
import { PEOPLE, type PersonKey } from '../people.ts';
import { IDENTITY } from './identity.ts';

interface Given {
  to: PersonKey;
  key: string;
  source: EntitlementSource;
  /** Days from today: when it began, ends, and was taken back. */
  begins: number;
  ends?: number;
  revoked?: number;
}

const bought = (key: string, begins: number, more: Partial<Given> = {}): Given => ({
  to: 'learner',
  key,
  source: 'order',
  begins,
  ...more,
});

const GIVEN: readonly Given[] = [
  bought('build-from-zero', -48),
  bought('put-the-day-down', -36),
  bought('fifty-two-letters', -90, { ends: 275 }),
  bought('one-window', -11),
  bought('money-checkup', -12),
  bought('close-bonds', -88),
  bought('four-pockets', -88),
  // Bought while it was sold.
  bought('blog-era-writing', -400),
  bought('before-index-funds', -95, { ends: -5 }),
  bought('family-album', -30, { revoked: -24 }),
  bought('membership-year', -60, { to: 'svip', ends: 305 }),
  { to: 'svip', key: 'photo-camp', source: 'gift', begins: 9 },
  { to: 'designated', key: 'three-statements', source: 'manual', begins: -20 },
];

const HOUR_OF_ORDER = 20;

function rightOf(
  { to, key, source, begins, ends, revoked }: Given,
  goods: Goods,
  clock: DemoClock,
): DemoRight {
  const at = (day: number | undefined) => (day === undefined ? null : clock.at(day, HOUR_OF_ORDER) * 1000);
  return {
    phone: PEOPLE[to].phone,
    resource_id: goods.get(key).id,
    source,
    order_id: source === 'order' ? `o_${seededId(IDENTITY.app_id, `order/${to}/${key}`)}` : '',
    from: clock.at(begins, HOUR_OF_ORDER) * 1000,
    to: at(ends),
    revoked_at: at(revoked),
  };
}

export function rights(goods: Goods, clock: DemoClock): DemoRights {
  const [coded = '', chosen = '', members = ''] = goods.ids(
    'field-guide-to-bias',
    'thesis-workshop',
    'honest-interview',
  );
  return {
    limits: [
      { goods_id: coded, password: 'bookclub7' },
      { goods_id: chosen, designated: [PEOPLE.designated.phone] },
      { goods_id: members, svip_price: 2900 },
    ],
    entitlements: GIVEN.map((given) => rightOf(given, goods, clock)),
  };
}
