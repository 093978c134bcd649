/** The words in which a decision on access is told: what was asked, and what came of it. */
import type { AccessReason } from '#schemas/content/access.ts';
import type { AccessRule, ExplainedGood } from '#schemas/content/access-explained.ts';
import { tellMoment } from './moment.ts';

/** Each rule as the question it asks. */
export const QUESTIONS: Readonly<Record<AccessRule, string>> = {
  disabled: 'Is the account disabled?',
  own: 'Do they hold a running right of their own: an order, a gift, a free one, one by the merchant?',
  delisted: 'Was the good taken down?',
  login: 'Is nobody logged in?',
  lent: 'Does a running membership right open it?',
  list: 'Is it for designated people, and are they not on the list?',
  password: 'Does it want a password they have not given?',
  membership: 'Is it for super members alone, and are they none?',
  'limits-met': 'Is every limit met: list, password, the members’ price of nothing?',
  free: 'Is it free for everybody?',
  'free-for-members': 'Is it free for super members, and are they one?',
  'was-own': 'Did they have a right of their own that is over or has not begun?',
  sale: 'Is it on sale?',
};

const REFUSALS: Readonly<Record<Exclude<AccessReason, 'ok'>, string>> = {
  disabled: 'the account is disabled',
  delisted: 'the good was taken down',
  login: 'they have to log in first',
  'not-designated': 'it is for designated people, and they are not on the list',
  password: 'it wants a password they have not given',
  'super-vip': 'it is for super members alone',
  'not-yet': 'it opens later',
  stopped: 'its sale is paused, and they have no right to it',
  'not-on-sale': 'its sale has not begun, and they have no right to it',
  'sold-out': 'it is sold out, and they have no right to it',
  expired: 'their right to it is over',
  buy: 'they have not bought it',
};

const SOURCES = new Map<string, string>([
  ['free', 'it is free'],
  ['order', 'they bought it'],
  ['svip', 'super members have it'],
  ['member', 'their membership opens it'],
  ['designated', 'they are on its list'],
  ['gift', 'it was given to them'],
  ['password', 'they gave its password'],
  ['manual', 'the merchant gave it to them'],
]);

/** The answer in one sentence. */
export function verdictOf(good: ExplainedGood): string {
  const { reason, source, expire_at: end } = good;
  if (good.can_study) {
    const until = end === 0 ? 'without end' : `until ${tellMoment(end)}`;
    return `may study, ${until}, for ${SOURCES.get(source) ?? source}.`;
  }
  const why = reason === 'ok' ? 'nothing opens it' : REFUSALS[reason];
  const over = reason === 'expired' && end > 0 ? ` since ${tellMoment(end)}` : '';
  return `may not study: ${why}${over}. ${good.can_buy ? 'They may buy it.' : 'They cannot buy it now.'}`;
}
