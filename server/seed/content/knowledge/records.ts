/** Ninety days of learning in the knowledge shop: a learner in the middle of many things, and a member who finishes. */
import type { DemoClock } from '../clock.ts';
import type { Goods } from '../goods.ts';
import type { DemoRecord } from '../../demo-shop.ts';
import { PEOPLE } from '../people.ts';

interface Studied {
  key: string;
  /** Where the learner is, and how far they ever came where that is further. */
  at: number;
  most?: number;
  /** Hours since they last studied it. */
  hours: number;
  /** Minutes spent in all. */
  minutes: number;
}

const BUSY: readonly Studied[] = [
  { key: 'build-from-zero', at: 63, hours: 3, minutes: 412 },
  { key: 'put-the-day-down', at: 100, hours: 14, minutes: 96 },
  { key: 'fifty-two-letters', at: 38, hours: 26, minutes: 355 },
  { key: 'one-window', at: 72, most: 88, hours: 51, minutes: 31 },
  { key: 'three-hundred-words', at: 100, hours: 74, minutes: 18 },
  { key: 'before-index-funds', at: 12, hours: 120, minutes: 7 },
  { key: 'money-checkup', at: 81, hours: 200, minutes: 74 },
  { key: 'blog-era-writing', at: 45, hours: 640, minutes: 130 },
  { key: 'close-bonds', at: 100, hours: 1100, minutes: 287 },
  { key: 'four-pockets', at: 100, hours: 2100, minutes: 12 },
];
const MEMBER: readonly Studied[] = [
  { key: 'close-bonds', at: 55, hours: 9, minutes: 160 },
  { key: 'ask-why-less', at: 100, hours: 33, minutes: 24 },
];

const HOUR_MS = 3_600_000;

export function records(goods: Goods, clock: DemoClock): DemoRecord[] {
  const of = (phone: string, list: readonly Studied[]) =>
    list.map(({ key, at, most = at, hours, minutes }): DemoRecord => {
      const { id, type } = goods.get(key);
      const last = clock.now * 1000 - hours * HOUR_MS;
      return {
        phone,
        resource_id: id,
        resource_type: type,
        product_id: '',
        learn_progress: at,
        max_learn_progress: most,
        org_learn_progress: Math.round(minutes * 60 * (at / 100)),
        finished_at: most === 100 ? last : null,
        last_learn_at: last,
        stay_time: minutes * 60,
      };
    });
  return [...of(PEOPLE.learner.phone, BUSY), ...of(PEOPLE.svip.phone, MEMBER)];
}
