/** `upload`: sends pictures to a shop and prints their addresses, each on a line of its own. */
import { existsSync } from 'node:fs';
import type { Command } from './command.ts';
import { sendFile } from './send-file.ts';

export async function upload({ connect, say, sayFault, shop, args: files, flags }: Command): Promise<number> {
  const missing = files.filter((file) => !existsSync(file));
  for (const file of missing) sayFault(`${file}\n  There is no such file.\n`);
  if (missing.length > 0) return 1;
  const client = await connect();
  let refusals = 0;
  for (const file of files) {
    const outcome = await sendFile(client, shop, file);
    if (outcome.ok) say(`${outcome.url}  ${file}\n`);
    else {
      refusals += 1;
      sayFault(`${file}\n  ${outcome.message[flags.locale]}.\n`);
    }
  }
  return refusals === 0 ? 0 : 1;
}
