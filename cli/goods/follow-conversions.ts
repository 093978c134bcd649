/** Tells how far the conversions of an import are, until all of them ended. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Conversion, KeptMedia } from '#schemas/content/media-upload.ts';
import type { Command } from '../command.ts';
import type { Client } from '../client/client.ts';
import { readConversions } from './read-conversions.ts';
import { NoAnswerError } from '../shop-error.ts';

const LOOK_MS = 1000;

/** A server that is just being started anew is waited for: conversions survive it. */
async function look(client: Client, shop: string): Promise<Conversion[] | undefined> {
  try {
    return await readConversions(client, shop);
  } catch (error) {
    if (error instanceof NoAnswerError) return undefined;
    throw error;
  }
}

/** The line of one that goes on, or ended. */
function lineOf(name: string, { state, percent, reason }: Conversion): string {
  if (state === 'failed') return `failed      ${name}\n    ${reason}\n`;
  if (state === 'done') return `converted   ${name}\n`;
  const why = reason === '' ? '' : ` (${reason})`;
  return `converting  ${name} ${String(percent)} %${why}\n`;
}

/** False where one could not be converted. Without a server there is nothing to wait for: the next one does it. */
export async function followConversions(
  { say, shop }: Command,
  client: Client,
  media: ReadonlyMap<string, KeptMedia>,
): Promise<boolean> {
  const names = new Map(
    [...media].flatMap(([name, { form, address }]) => (form === 'converting' ? [[address, name]] : [])),
  );
  if (names.size === 0) return true;
  if (!client.isServer) {
    say(`It is converted when the shop is started. See it with: npm run shop -- media list ${shop}\n`);
    return true;
  }
  say(`The conversion goes on without this command. See it with: npm run shop -- media list ${shop}\n`);
  const lines = new Map<string, string>();
  let isWell = true;
  while (names.size > 0) {
    for (const one of (await look(client, shop)) ?? []) {
      const name = names.get(one.address);
      if (name === undefined) continue;
      const line = lineOf(name, one);
      if (lines.get(name) !== line) say(line);
      lines.set(name, line);
      if (one.state === 'failed') isWell = false;
      if (one.state === 'failed' || one.state === 'done') names.delete(one.address);
    }
    if (names.size > 0) await wait(LOOK_MS);
  }
  return isWell;
}
