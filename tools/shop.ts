/** `npm run shop -- <command> <shop> …`: a shop's decoration as files, drafts and versions (D43, D112). */
import { parseArgs } from 'node:util';
import { folderOf, type Command } from './shop/command.ts';
import { openDoor } from './shop/door.ts';
import { ShopError, type ShopDoor } from './shop/shop-door.ts';
import { incomplete, inWords, isReaderGone, unknownCommand } from './shop/plain-errors.ts';
import { readSecret } from './shop/read-secret.ts';

const USAGE = `A shop of one's own, and its decoration as files, one a document. A document is named like its file: page/home, theme.

  npm run shop -- create <label> --name NAME --owner PHONE [--host DOMAIN] [--kind knowledge|training|enterprise]
                                              open a shop; prints the address its owner signs in by, once
  npm run shop -- invite <shop> <phone> [--role learner|svip|organization|training-admin|owner]
                                              an address somebody signs in by, once: staff, or a learner without SMS

  npm run shop -- list                        the shops
  npm run shop -- list <shop>                 what is published, in draft and scheduled
  npm run shop -- pull <shop> [dir]           write what is published into a folder (shops/<shop>)
  npm run shop -- check <shop> [dir]          find every fault of the files, publish nothing;
                                              goods and uploads they name are looked up where a shop is at hand
  npm run shop -- diff <shop> [dir]           what a push would change, place by place
  npm run shop -- push <shop> [dir]           publish the files as new versions; refused while there are faults;
                                              pictures written as ./images/name.jpg are uploaded from the folder
  npm run shop -- look <shop> [look]          the looks that come with the product; with a name, put that one on as a
                                              release, with the shop's own texts where its blocks are in it
  npm run shop -- upload <shop> <files...>    upload pictures and print the addresses to paste into documents
  npm run -s shop -- answers <shop> <form>    print what was answered to a form as CSV, newest first
  npm run shop -- zone-password <shop> <zone> set the password of a zone, read from standard input

  npm run shop -- push <shop> [dir] --draft   save the changed files as drafts; shoppers see nothing of it
  npm run shop -- preview <shop> [page]       a link to the drafts, good for a day
  npm run shop -- publish <shop> [doc…]       publish drafts, these or all
  npm run shop -- push <shop> [dir] --at T    have the changed files go live at T: 2026-12-01T08:00+08:00
  npm run shop -- unschedule <shop> [doc…]    take back what waits, these or all

  npm run shop -- history <shop>              every release: what went live together, by whom and when
  npm run shop -- rollback <shop> <release>   put the whole shop back to how it stood after a release
  npm run shop -- history <shop> <doc>        every publication of a document
  npm run shop -- rollback <shop> <doc> <v>   publish an old version of it again
  npm run shop -- unpublish <shop> <doc…>     take documents down; drafts and versions stay
  npm run shop -- delete <shop> <page…>       the same, and throw their drafts and schedules away
  npm run shop -- check <shop> --stored       what this code makes of all that is stored (--all: of every shop)

  npm run shop -- token create <shop> --person PHONE [--scope decorate|sell] [--name NAME] [--days 90]
                                              a token for an owner's or admin's tools on other machines
  npm run shop -- token list <shop>           tokens and when they were used; token revoke <shop> <token>
  npm run shop -- goods export <shop> <dir>   write all that is sold as tables, with pictures; --format json|csv
  npm run shop -- goods import <shop> <dir>   bring tables in, all of them or, with every fault named, nothing;
                                              what is in the shop as it is in the files stays untouched
  npm run shop -- exams export <shop> <dir>   write banks of questions, exams and films that ask as tables; --format json|csv
  npm run shop -- exams import <shop> <dir>   bring them in, all of them or, with every fault named, nothing
  npm run shop -- exams attempts <shop> <exam>
                                              who took an exam, and the essays that wait for a reader
  npm run shop -- exams review <shop> <attempt> <question> <score> [--reason TEXT]
                                              what an essay is worth; the learner reads the text
  npm run shop -- exams answers <shop> <film> [--format csv]
                                              what learners answered to the questions inside a film
  npm run shop -- orders list <shop>          the newest orders
  npm run shop -- orders confirm <shop> <order>
                                              a transfer has arrived: the good is the buyer's
  npm run shop -- explain <shop> <phone> <good>  why somebody may or may not study it
  npm run shop -- refund approve|refuse <shop> <order> [--reason TEXT]
                                              decide on a request for money back; the buyer reads the reason

  npm run shop -- invoices list <shop> [asked|issued|refused|void] [--format csv]
                                              what buyers ask to have invoiced (fapiao), those last asked for first
  npm run shop -- invoices issue <shop> <order> <number>
                                              it was issued under this number; the buyer is told
  npm run shop -- invoices refuse <shop> <order> --reason TEXT
                                              the buyer reads the reason, and may ask again otherwise
  npm run shop -- money check <shop> [day]    what providers say was paid and refunded on a day (yesterday)
                                              against what is kept here, with each difference

  npm run shop -- hours export <shop> <file.json|file.csv> [--from DAY] [--to DAY] [--person PHONE]
                                              hours that were credited, as a signed file or as a table;
                                              npm run verify-hours -- <file> says what of a file was touched
  npm run shop -- certificates list <shop>    the newest certificates, to whom and of what
  npm run shop -- certificates revoke <shop> <number> --reason TEXT
                                              it is valid no more, by its page and by its badge

  npm run shop -- comments list <shop> [pending|hidden|shown]
                                              what learners said, newest first
  npm run shop -- comments approve|hide|delete <shop> <comment…>
  npm run shop -- comments ban|unban <shop> <phone or comment>
                                              whether a person may comment, by their phone or by what they wrote

  npm run shop -- tasks list <shop>           tasks, and how many answers wait for a review
  npm run shop -- tasks show <shop> <task> [person]
                                              what was handed in; of one person with addresses of the files
  npm run shop -- tasks review <shop> <task> <person> [--score N] [--reason TEXT]
  npm run shop -- tasks return <shop> <task> <person> --reason TEXT
                                              the learner is told, and may hand in again where it was sent back
  npm run shop -- tasks export|import <shop> <file.json>
  npm run shop -- study show <shop>           how lessons are studied: words over films, hidden pages, jumps, finishing
  npm run shop -- study set <shop> <field=value…>
                                              such as marquee.enabled=1 is_hidden_study_uncounted=1
  npm run shop -- feedback list <shop>        what learners said of lessons that do not play, newest first

  npm run shop -- live push <shop> <room>     where a teacher's program pushes to: an rtmp:// address with the room's key
  npm run shop -- live source <shop> <room> loop|rtmp|url|srs [https://… [https://….flv]]
                                              where the picture of a room comes from

  npm run shop -- login --server URL          keep a token for a server, read from standard input; logout forgets it

  npm run shop -- jobs                        jobs of the installation that failed: name, tries, when, error
  npm run shop -- retry-job <job>             try one again, from now on
  npm run shop -- discard-job <job>           let one go; what waits behind it goes on
  npm run shop -- lock-demo                   take the published password off all accounts of a demo, before its
                                              database is opened to others

  npm run shop -- backup <file>               the whole installation as one file, while it runs or rests
  npm run shop -- restore <file>              into an empty DATA_DIR, or an empty PostgreSQL where DATABASE_URL is set
  npm run shop -- doctor [--json]             what is well, what is not and how to mend it
  npm run shop -- migrate-to-postgres <url>   copy the embedded database into an empty PostgreSQL

  --salvage     publish all the same and list what shoppers will not see
  --strict      check, push: what is only worth a look fails too
  --force       pull: overwrite files changed here · push, publish: replace what others published meanwhile
  --as EYES     preview: variant=training,role=learner,state=closed,locale=en,date=2026-12-01T08:00+08:00
  --note TEXT   a remark that stays with the release
  --by NAME     who publishes or decides; your name on this machine where it is not given, a token's person where there is one
  --to-other-shop   push: give a shop the files that were pulled from another one
  --server URL  ask this server, with a personal token of SHOP_TOKEN or of login; SHOP_SERVER says the same
  --lang cn|en  the language of the faults
`;

type Run = (command: Command) => number | Promise<number>;

/** Each is read when it is called: a command starts as fast as what it needs, not as all of them. */
const COMMANDS = {
  create: async () => (await import('./shop/onboarding.ts')).create,
  invite: async () => (await import('./shop/onboarding.ts')).invite,
  list: async () => (await import('./shop/commands.ts')).list,
  pull: async () => (await import('./shop/commands.ts')).pull,
  push: async () => (await import('./shop/commands.ts')).push,
  check: async () => (await import('./shop/check.ts')).check,
  diff: async () => (await import('./shop/diff.ts')).diff,
  publish: async () => (await import('./shop/push-ahead.ts')).publish,
  unschedule: async () => (await import('./shop/push-ahead.ts')).unschedule,
  history: async () => (await import('./shop/versions.ts')).history,
  rollback: async () => (await import('./shop/versions.ts')).rollback,
  unpublish: async () => (await import('./shop/releases.ts')).unpublish,
  delete: async () => (await import('./shop/releases.ts')).deletePages,
  token: async () => (await import('./shop/tokens.ts')).token,
  logout: async () => (await import('./shop/login.ts')).logout,
  login: async () => {
    const { login } = await import('./shop/login.ts');
    return (command) => login(command, readSecret);
  },
  look: async () => (await import('./shop/look.ts')).look,
  preview: async () => (await import('./shop/preview.ts')).preview,
  upload: async () => (await import('./shop/upload.ts')).upload,
  answers: async () => (await import('./shop/answers.ts')).answers,
  jobs: async () => (await import('./shop/jobs.ts')).jobs,
  'retry-job': async () => (await import('./shop/jobs.ts')).retryJob,
  'discard-job': async () => (await import('./shop/jobs.ts')).discardJob,
  'lock-demo': async () => (await import('./shop/lock-demo.ts')).lockDemoCommand,
  backup: async () => (await import('./shop/operate/backup.ts')).backup,
  restore: async () => (await import('./shop/operate/backup.ts')).restore,
  doctor: async () => (await import('./shop/operate/doctor.ts')).doctor,
  'migrate-to-postgres': async () => (await import('./shop/operate/backup.ts')).migrateToPostgresCommand,
  orders: async () => (await import('./shop/orders.ts')).orders,
  goods: async () => (await import('./shop/goods/goods.ts')).goods,
  exams: async () => (await import('./shop/exams/exams.ts')).exams,
  invoices: async () => (await import('./shop/invoices.ts')).invoices,
  money: async () => (await import('./shop/money.ts')).money,
  certificates: async () => (await import('./shop/certificates.ts')).certificates,
  hours: async () => (await import('./shop/hours.ts')).hours,
  comments: async () => (await import('./shop/comments.ts')).comments,
  tasks: async () => (await import('./shop/tasks.ts')).tasks,
  study: async () => (await import('./shop/study.ts')).study,
  feedback: async () => (await import('./shop/feedback.ts')).feedback,
  live: async () => (await import('./shop/live.ts')).live,
  refund: async () => (await import('./shop/orders.ts')).refund,
  explain: async () => (await import('./shop/explain.ts')).explain,
  'zone-password': async () => {
    const { zonePassword } = await import('./shop/zone-password.ts');
    return (command) => zonePassword(command, readSecret);
  },
} as const satisfies Record<string, () => Promise<Run>>;
/** Commands that need more than a shop. */
const NAMES_MORE: ReadonlySet<string> = new Set([
  'invite',
  'upload',
  'answers',
  'zone-password',
  'rollback',
  'unpublish',
  'delete',
  'token',
  'orders',
  'goods',
  'exams',
  'refund',
  'comments',
  'tasks',
  'study',
  'feedback',
  'live',
  'invoices',
  'money',
  'hours',
  'certificates',
  'explain',
  'retry-job',
  'discard-job',
  'backup',
  'restore',
  'migrate-to-postgres',
]);
/** Commands of the whole installation: no shop stands behind them. */
const OF_INSTALLATION: ReadonlySet<string> = new Set([
  'jobs',
  'retry-job',
  'discard-job',
  'lock-demo',
  'login',
  'logout',
  'backup',
  'restore',
  'doctor',
  'migrate-to-postgres',
]);
/** What is done stands before the shop. */
const VERB_FIRST: ReadonlySet<string> = new Set([
  'tasks',
  'token',
  'orders',
  'refund',
  'goods',
  'exams',
  'comments',
  'study',
  'feedback',
  'live',
  'invoices',
  'money',
  'hours',
  'certificates',
]);
/** What stands behind these commands' shop is a folder; behind the others', documents. */
const WITH_FOLDER: ReadonlySet<string> = new Set(['pull', 'push', 'check', 'diff']);

function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

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
      reason: { type: 'string', default: '' },
      score: { type: 'string', default: '' },
      owner: { type: 'string', default: '' },
      host: { type: 'string', default: '' },
      kind: { type: 'string', default: 'knowledge' },
      format: { type: 'string', default: '' },
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
  const { server, token: given, 'to-other-shop': toOtherShop, ...flags } = values;
  const remote = { server, token: given, env: process.env };
  const locale = lang === 'cn' ? 'cn' : 'en';
  return { ...flags, at: values.at, toOtherShop, remote, locale, positionals } as const;
}

async function run(): Promise<number> {
  const { positionals, help, remote, ...flags } = read();
  if (remote.token !== undefined)
    process.stderr.write(
      'A token on the command line is seen by others here: SHOP_TOKEN or login keep it.\n',
    );
  const [name = '', ...words] = positionals;
  // "token create <shop>": what is done stands before the shop.
  const [verb, shopOfToken, ...rest] = words;
  const named = VERB_FIRST.has(name) && verb !== undefined ? [shopOfToken ?? '', verb, ...rest] : words;
  const isShopless = OF_INSTALLATION.has(name);
  const [shop = '', ...args] = isShopless ? ['', ...named] : named;
  const isOfAll = isShopless || name === 'list' || (name === 'check' && flags.stored && flags.all);
  const isComplete = (shop !== '' || isOfAll) && (args.length > 0 || !NAMES_MORE.has(name));
  if (help || name === '') {
    process.stdout.write(USAGE);
    return help ? 0 : 1;
  }
  if (!isCommand(name)) throw new ShopError(unknownCommand(name, Object.keys(COMMANDS)));
  if (!isComplete) throw new ShopError(incomplete(name, USAGE));
  let opened: Promise<ShopDoor> | undefined;
  const command: Command = {
    door: () => (opened ??= openDoor(remote, { mayMake: name !== 'check' })),
    say: (text) => process.stdout.write(text),
    shop,
    dir: folderOf(shop, WITH_FOLDER.has(name) ? args[0] : undefined),
    args,
    flags,
    remote,
  };
  try {
    const ready: Run = await COMMANDS[name]();
    return await ready(command);
  } finally {
    await (await opened?.catch(() => undefined))?.close();
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
