/** `explain <shop> <phone> <good>`: why this person may or may not study this good, in plain words. */
import { consoleAccessExplain } from '#schemas/api/console/access.ts';
import { readRefusal } from './client/read-refusal.ts';
import { PAY_STATE } from '#schemas/content/goods-state.ts';
import { yuanOf } from '#schemas/money.ts';
import { readText } from '#schemas/page/text.ts';
import {
  AccessMissingSchema,
  type AccessExplained,
  type ExplainedGood,
} from '#schemas/content/access-explained.ts';
import type { Command } from './command.ts';
import { QUESTIONS, verdictOf } from './explain-words.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop } from './shop-error.ts';

const SALES = new Map<number, string>([
  [PAY_STATE.free, 'free'],
  [PAY_STATE.unpaid, 'on sale'],
  [PAY_STATE.stopped, 'its sale is paused'],
  [PAY_STATE.willPay, 'its sale has not begun'],
  [PAY_STATE.soldOut, 'sold out'],
]);
const STATES = { on: 'shown', hidden: 'by its link only', off: 'taken down' } as const;

const momentOr = (at: number, none: string): string => (at === 0 ? none : tellMoment(at));
const quote = ({ title, goods_id: id }: ExplainedGood): string => `"${readText(title, 'en')}" (${id})`;

function limitsOf({ limits, is_listed: isListed }: ExplainedGood): string {
  const price = limits.svip_price;
  const limitNames = [
    ...(limits.has_password ? ['a password'] : []),
    ...(limits.is_designated ? [`a list of people, and this person is ${isListed ? '' : 'not '}on it`] : []),
    ...(price === null ? [] : [`super members only, for ${yuanOf(price)}`]),
  ];
  return limitNames.length === 0 ? 'none but its price' : limitNames.join('; ');
}

function rightsOf({ rights }: ExplainedGood): string {
  if (rights.length === 0) return '  Rights     none was ever given\n';
  const rows = rights.map((right) => [
    right.source,
    right.order_id || '-',
    tellMoment(right.from),
    momentOr(right.to, 'no end'),
    momentOr(right.revoked_at, '-'),
  ]);
  return `  Rights\n${columns([['SOURCE', 'ORDER', 'FROM', 'TO', 'TAKEN BACK'], ...rows])
    .split('\n')
    .map((line) => `    ${line}\n`)
    .join('')}`;
}

function askedOf({ asked }: ExplainedGood): string {
  return asked
    .map((name, place) => `    ${place === asked.length - 1 ? '>' : ' '} ${QUESTIONS[name]}\n`)
    .join('');
}

function tellGood(good: ExplainedGood): string {
  const sale = SALES.get(good.pay_state) ?? `state ${String(good.pay_state)}`;
  const alone = good.is_sold_alone ? '' : '; not sold by itself, only courses that hold it open it';
  return [
    `  Good       ${STATES[good.state]}, ${sale}, ${yuanOf(good.price)}${good.svip_free ? ', free for super members' : ''}${alone}\n`,
    `  Limits     ${limitsOf(good)}\n`,
    rightsOf(good),
    '  Asked, in this order (the one marked answered):\n',
    askedOf(good),
    ...good.holders.map(
      (holder) =>
        `\nHeld by ${quote(holder)}${holder.unlock_at === 0 ? '' : `, where it opens at ${tellMoment(holder.unlock_at)}`}: ${verdictOf(holder)}\n${tellGood(holder)}`,
    ),
  ].join('');
}

function describe({ person, good }: AccessExplained): string {
  const marks = [...(person.is_svip ? ['super member'] : []), ...(person.is_disabled ? ['disabled'] : [])];
  const who = [person.phone, ...marks].join(', ');
  return `${person.nickname} (${who}) and ${quote(good)}: ${verdictOf(good)}\n\n${tellGood(good)}`;
}

export async function explain({ connect, say, shop, args }: Command): Promise<number> {
  const [phone = '', goods = ''] = args;
  if (phone === '' || goods === '') throw new ShopError('npm run shop -- explain <shop> <phone> <good>');
  const input = { shop, phone, goods_id: goods };
  const outcome = await (await connect()).attempt(consoleAccessExplain, input, ['not-found']);
  if (outcome === undefined || (!outcome.ok && outcome.data === null)) throw unknownShop(shop);
  if (!outcome.ok) {
    const { missing } = readRefusal(AccessMissingSchema, outcome.data);
    throw new ShopError(
      missing === 'no-person'
        ? `${shop} knows nobody with the phone ${phone}.`
        : `${shop} has no good "${goods}".`,
    );
  }
  say(describe(outcome.data));
  return 0;
}
