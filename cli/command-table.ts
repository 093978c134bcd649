/** Every command of `npm run shop`: what stands behind its name, and where its code is. */
import type { Command } from './command.ts';
import { readSecret } from './read-secret.ts';

export type Run = (command: Command) => number | Promise<number>;

/**
 * `shop`: a shop, and documents where there are any. `shop-folder`: a shop and a folder. `shop-words`: a shop and at least one
 * word more. `verb-shop`: what is done, then the shop. `nothing` and `words`: of the whole installation, no shop.
 */
export type Takes = 'shop' | 'shop-folder' | 'shop-words' | 'verb-shop' | 'nothing' | 'words';

interface ShopCommand {
  readonly takes: Takes;
  /** Read when it is called: a command starts as fast as what it needs, not as all of them. */
  readonly load: () => Promise<Run>;
}

export const COMMANDS = {
  create: { takes: 'shop', load: async () => (await import('./onboarding.ts')).create },
  settings: { takes: 'verb-shop', load: async () => (await import('./settings.ts')).settings },
  domains: { takes: 'verb-shop', load: async () => (await import('./domains.ts')).domains },
  operators: { takes: 'verb-shop', load: async () => (await import('./operators.ts')).operators },
  people: { takes: 'verb-shop', load: async () => (await import('./people.ts')).people },
  list: { takes: 'shop', load: async () => (await import('./commands.ts')).list },
  pull: { takes: 'shop-folder', load: async () => (await import('./commands.ts')).pull },
  push: { takes: 'shop-folder', load: async () => (await import('./commands.ts')).push },
  check: { takes: 'shop-folder', load: async () => (await import('./check.ts')).check },
  diff: { takes: 'shop-folder', load: async () => (await import('./diff.ts')).diff },
  publish: { takes: 'shop', load: async () => (await import('./push-ahead.ts')).publish },
  unschedule: { takes: 'shop', load: async () => (await import('./push-ahead.ts')).unschedule },
  history: { takes: 'shop', load: async () => (await import('./versions.ts')).history },
  rollback: { takes: 'shop-words', load: async () => (await import('./versions.ts')).rollback },
  unpublish: { takes: 'shop-words', load: async () => (await import('./releases.ts')).unpublish },
  delete: { takes: 'shop-words', load: async () => (await import('./releases.ts')).deletePages },
  token: { takes: 'verb-shop', load: async () => (await import('./tokens.ts')).token },
  logout: { takes: 'nothing', load: async () => (await import('./login.ts')).logout },
  login: {
    takes: 'nothing',
    load: async () => {
      const { login } = await import('./login.ts');
      return (command) => login(command, readSecret);
    },
  },
  look: { takes: 'shop', load: async () => (await import('./look.ts')).look },
  preview: { takes: 'shop', load: async () => (await import('./preview.ts')).preview },
  upload: { takes: 'shop-words', load: async () => (await import('./upload.ts')).upload },
  answers: { takes: 'shop-words', load: async () => (await import('./answers.ts')).answers },
  jobs: { takes: 'nothing', load: async () => (await import('./jobs.ts')).jobs },
  'retry-job': { takes: 'words', load: async () => (await import('./jobs.ts')).retryJob },
  'discard-job': { takes: 'words', load: async () => (await import('./jobs.ts')).discardJob },
  'lock-demo': { takes: 'nothing', load: async () => (await import('./lock-demo.ts')).lockDemoCommand },
  backup: { takes: 'words', load: async () => (await import('./operate/backup.ts')).backup },
  backups: { takes: 'words', load: async () => (await import('./operate/backups.ts')).backups },
  restore: { takes: 'words', load: async () => (await import('./operate/backup.ts')).restore },
  files: { takes: 'words', load: async () => (await import('./operate/move-files.ts')).moveFilesCommand },
  doctor: { takes: 'nothing', load: async () => (await import('./operate/doctor.ts')).doctor },
  'migrate-to-postgres': {
    takes: 'words',
    load: async () => (await import('./operate/backup.ts')).migrateToPostgresCommand,
  },
  orders: { takes: 'verb-shop', load: async () => (await import('./orders.ts')).orders },
  goods: { takes: 'verb-shop', load: async () => (await import('./goods/goods.ts')).goods },
  coupons: { takes: 'verb-shop', load: async () => (await import('./coupons.ts')).coupons },
  exams: { takes: 'verb-shop', load: async () => (await import('./exams/exams.ts')).exams },
  invoices: { takes: 'verb-shop', load: async () => (await import('./invoices.ts')).invoices },
  money: { takes: 'verb-shop', load: async () => (await import('./money.ts')).money },
  certificates: {
    takes: 'verb-shop',
    load: async () => (await import('./certificates.ts')).certificates,
  },
  hours: { takes: 'verb-shop', load: async () => (await import('./hours.ts')).hours },
  comments: { takes: 'verb-shop', load: async () => (await import('./comments.ts')).comments },
  tasks: { takes: 'verb-shop', load: async () => (await import('./tasks.ts')).tasks },
  study: { takes: 'verb-shop', load: async () => (await import('./study.ts')).study },
  media: { takes: 'verb-shop', load: async () => (await import('./media.ts')).media },
  feedback: { takes: 'verb-shop', load: async () => (await import('./feedback.ts')).feedback },
  live: { takes: 'verb-shop', load: async () => (await import('./live.ts')).live },
  refund: { takes: 'verb-shop', load: async () => (await import('./orders.ts')).refund },
  explain: { takes: 'shop-words', load: async () => (await import('./explain.ts')).explain },
  'zone-password': {
    takes: 'shop-words',
    load: async () => {
      const { zonePassword } = await import('./zone-password.ts');
      return (command) => zonePassword(command, readSecret);
    },
  },
} as const satisfies Record<string, ShopCommand>;

export function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}
