/** `answers`: prints what was answered to a form as CSV, to be written into a file. */
import type { Command } from './command.ts';
import { ShopError } from './shop-backend.ts';

export async function answers({ door, say, shop, args: [form = ''], flags }: Command): Promise<number> {
  const opened = await door();
  const text = await opened.answers(shop, form, flags.locale);
  if (text === undefined) throw new ShopError(`The shop "${shop}" has no form "${form}".`);
  say(text);
  return 0;
}
