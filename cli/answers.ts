/** `answers`: prints what was answered to a form as CSV, to be written into a file. */
import { consoleFormAnswersExport } from '#schemas/api/console/form-answers.ts';
import type { Command } from './command.ts';
import { ShopError } from './shop-error.ts';

export async function answers({ connect, say, shop, args: [form = ''], flags }: Command): Promise<number> {
  const client = await connect();
  const { locale } = flags;
  const answer = await client.ask(consoleFormAnswersExport, { shop, form }, { locale });
  if (answer === undefined) throw new ShopError(`The shop "${shop}" has no form "${form}".`);
  say(answer.csv);
  return 0;
}
