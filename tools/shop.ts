/** `npm run shop -- list|pull|push|check|upload|zone-password <shop> ...`: a shop's decoration as files (D112). */
import { parseArgs } from 'node:util';
import { check, folderOf, list, pull, push, type Command } from './shop/commands.ts';
import { openDoor, type ShopDoor } from './shop/door.ts';
import { readSecret } from './shop/read-secret.ts';
import { upload } from './shop/upload.ts';
import { zonePassword } from './shop/zone-password.ts';

const USAGE = `A shop's decoration as files, one a document.

  npm run shop -- list                        the shops
  npm run shop -- list <shop>                 the published documents of a shop
  npm run shop -- pull <shop> [dir]           write what is published into a folder (shops/<shop>)
  npm run shop -- check <shop> [dir]          find every fault of the files, publish nothing
  npm run shop -- push <shop> [dir]           publish the files as new versions; refused while there are faults;
                                              pictures written as ./images/name.jpg are uploaded from the folder
  npm run shop -- upload <shop> <files...>    upload pictures and print the addresses to paste into documents
  npm run shop -- zone-password <shop> <zone> set the password of a zone, read from standard input

  --salvage     push: publish all the same and list what shoppers will not see
  --force       pull: overwrite files changed here · push: replace what others published meanwhile
  --note TEXT   push: a remark that stays with the versions
  --lang cn|en  the language of the faults
`;

const COMMANDS = {
  list,
  pull,
  push,
  check,
  upload,
  'zone-password': (command: Command) => zonePassword(command, readSecret),
} as const;

/** Commands that need more than a shop. */
const NAMES_MORE: ReadonlySet<string> = new Set(['upload', 'zone-password']);

function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      salvage: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      note: { type: 'string', default: '' },
      lang: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const lang = values.lang ?? (process.env['LANG']?.startsWith('zh') === true ? 'cn' : 'en');
  return { ...values, locale: lang === 'cn' ? 'cn' : 'en', positionals } as const;
}

async function run(): Promise<number> {
  const { positionals, help, ...flags } = read();
  const [name, shop = '', ...rest] = positionals;
  const [dir] = rest;
  const isComplete =
    isCommand(name) && (shop !== '' || name === 'list') && (dir !== undefined || !NAMES_MORE.has(name));
  if (help || !isComplete) {
    process.stdout.write(USAGE);
    return help ? 0 : 1;
  }
  let opened: Promise<ShopDoor> | undefined;
  const command: Command = {
    door: () => (opened ??= openDoor()),
    say: (text) => process.stdout.write(text),
    shop,
    dir: folderOf(shop, dir),
    files: rest,
    flags,
  };
  try {
    return await COMMANDS[name](command);
  } finally {
    await (await opened?.catch(() => undefined))?.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
