/** `npm run shop -- <command> <shop> …`: a shop's decoration as files, drafts and versions (D43, D112). */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import type { Client } from './client/client.ts';
import { ShopError } from './shop-error.ts';
import { incomplete, inWords, isReaderGone, unknownCommand } from './plain-errors.ts';
import { COMMANDS, isCommand, type Run, type Takes } from './command-table.ts';
import { USAGE } from './usage.ts';

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      salvage: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
      stored: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      at: { type: 'string' },
      as: { type: 'string', default: '' },
      note: { type: 'string', default: '' },
      changes: { type: 'string', default: '' },
      reason: { type: 'string', default: '' },
      score: { type: 'string', default: '' },
      owner: { type: 'string', default: '' },
      host: { type: 'string', default: '' },
      kind: { type: 'string', default: 'knowledge' },
      format: { type: 'string', default: '' },
      check: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      role: { type: 'string', default: 'learner' },
      by: { type: 'string', default: '' },
      'to-other-shop': { type: 'boolean', default: false },
      server: { type: 'string' },
      token: { type: 'string' },
      from: { type: 'string', default: '' },
      to: { type: 'string', default: '' },
      person: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      days: { type: 'string', default: '90' },
      scope: { type: 'string', default: 'decorate' },
      lang: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const lang = values.lang ?? (process.env['LANG']?.startsWith('zh') === true ? 'cn' : 'en');
  const { server, token, 'to-other-shop': toOtherShop, ...flags } = values;
  const remote = { server, token, env: process.env };
  const locale = lang === 'cn' ? 'cn' : 'en';
  return { ...flags, at: values.at, toOtherShop, remote, locale, positionals } as const;
}

/** What the words behind a command's name are: a shop, unless it is of the whole installation, and the rest. */
function split(takes: Takes, words: readonly string[]): { shop: string; args: readonly string[] } {
  if (takes === 'nothing' || takes === 'words') return { shop: '', args: words };
  const [first = '', second, ...rest] = words;
  // "token create <shop>": what is done stands before the shop.
  if (takes === 'verb-shop' && first !== '') return { shop: second ?? '', args: [first, ...rest] };
  return { shop: first, args: words.slice(1) };
}

function isComplete(takes: Takes, shop: string, args: readonly string[]): boolean {
  if (takes === 'nothing') return true;
  if (takes === 'words') return args.length > 0;
  return shop !== '' && (args.length > 0 || takes === 'shop' || takes === 'shop-folder');
}

async function run(): Promise<number> {
  const { positionals, help, remote, ...flags } = read();
  if (remote.token !== undefined)
    process.stderr.write(
      'A token on the command line is seen by others here: SHOP_TOKEN or login keep it.\n',
    );
  const [name = '', ...words] = positionals;
  if (help || name === '') {
    (help ? process.stdout : process.stderr).write(USAGE);
    return help ? 0 : 1;
  }
  if (!isCommand(name)) throw new ShopError(unknownCommand(name, Object.keys(COMMANDS)));
  const { takes, load } = COMMANDS[name];
  const { shop, args } = split(takes, words);
  const isOfAll = name === 'list' || (name === 'check' && flags.stored && flags.all);
  if (!isOfAll && !isComplete(takes, shop, args)) throw new ShopError(incomplete(name, USAGE));
  let client: Promise<Client> | undefined;
  const command: Command = {
    // Read when a shop is asked: help and usage answer at once.
    connect: () =>
      (client ??= import('./client/connect.ts').then(({ connect }) =>
        connect(remote, { mayMake: name !== 'check' }),
      )),
    say: (text) => process.stdout.write(text),
    sayFault: (text) => process.stderr.write(text),
    shop,
    dir: resolve((takes === 'shop-folder' ? args[0] : undefined) ?? `shops/${shop}`),
    args,
    flags,
    remote,
  };
  try {
    const ready: Run = await load();
    return await ready(command);
  } finally {
    await (await client?.catch(() => undefined))?.close();
  }
}

// Whoever reads the output has seen enough: `pull | head`.
process.stdout.on('error', (error) => {
  if (!isReaderGone(error)) throw error;
  process.exit(0);
});

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`);
  process.exitCode = 1;
}
