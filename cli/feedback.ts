/** `feedback list <shop>`: what learners said of lessons that do not play (D94). */
import { consoleFeedbackList } from '#schemas/api/console/study.ts';
import { msOf } from '#schemas/time.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { unknownShop, usageError } from './shop-error.ts';

const USAGE = 'npm run shop -- feedback list <shop>';

/** What is done stands first among the arguments. */
export async function feedback({ connect, say, shop, args }: Command): Promise<number> {
  if (args[0] !== 'list') throw usageError(USAGE);
  const answer = await (await connect()).ask(consoleFeedbackList, { shop });
  if (answer === undefined) throw unknownShop(shop);
  if (answer.items.length === 0) {
    say(`Nobody told ${shop} of a lesson that does not play.\n`);
    return 0;
  }
  const rows = answer.items.map((one) => [
    tellMoment(msOf(one.created_ts)),
    one.kind,
    one.resource_id,
    `${String(one.at)} s, ${String(one.ahead)} s ahead, ${String(one.stalls)} stops`,
    one.height === 0 ? '' : `${String(one.height)}p`,
    one.host,
    one.agent,
    one.text.replaceAll(/\s+/g, ' '),
  ]);
  say(`${columns([['SAID', 'KIND', 'ON', 'WHERE', 'PICTURE', 'FROM', 'BROWSER', 'WORDS'], ...rows])}\n`);
  return 0;
}
