/** Warnings of a folder that is about to be handed in to a shop. */
import type { ConfigVersion } from '#server/areas/pages/store/config-rows.ts';
import type { Command } from '../command.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import type { Client } from '../client/client.ts';
import { askShop } from './ask-shop.ts';
import type { WarningInput } from './warning.ts';
import { tellWarnings } from './warnings.ts';

interface About {
  client: Client;
  /** What is live. */
  documents: readonly ConfigVersion[];
  read: Pick<WarningInput, 'drafts' | 'sources'>;
}

/** Tells them; answers whether they stop it, as they do where strictness is asked for. */
export async function warnsEnough(
  command: Command,
  { client, documents, read }: About,
  outcome: string,
): Promise<boolean> {
  const knows = await askShop(client, command.shop, read.drafts);
  const count = tellWarnings(command, read, { live: documents.map(fileOf), knows });
  if (count === 0 || !command.flags.strict) return false;
  command.sayFault(`${outcome}\n`);
  return true;
}
