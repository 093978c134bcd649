/** `media list <shop>`: films that are being converted, and what became of them (ADR-465). */
import { readConversions } from './goods/read-conversions.ts';
import { msOf } from '#schemas/time.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { usageError } from './shop-error.ts';

const USAGE = 'npm run shop -- media list <shop>';

/** What is done stands first among the arguments. */
export async function media({ connect, say, shop, args }: Command): Promise<number> {
  if (args[0] !== 'list') throw usageError(USAGE);
  const conversions = await readConversions(await connect(), shop);
  if (conversions.length === 0) {
    say(`Nothing of ${shop} was converted.\n`);
    return 0;
  }
  const rows = conversions.map(({ changed_ts: changedTs, state, percent, name, reason }) => [
    tellMoment(msOf(changedTs)),
    state,
    `${String(percent)} %`,
    name,
    reason,
  ]);
  say(`${columns([['SINCE', 'STATE', 'DONE', 'FILE', 'WHY'], ...rows])}\n`);
  return 0;
}
