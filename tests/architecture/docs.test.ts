/** What the documents promise exists: commands, links, variables. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/start/config.ts';
import { ROOT, sourceFiles } from '../../tools/imports.ts';
import { TEMPLATES } from '../../tools/new/templates.ts';
import { ADDITIONS } from '../support/additions.ts';
import { privatePem, PUBLISHED_PAIR, publicPem } from '../support/payment-companies/rsa-keys.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifest: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
/** The rows of CONTRIBUTING.md's table: what is added, by which generator, and the places it touches. */
function newThings(): { name: string; generator: string; places: string[] }[] {
  const [, table = ''] = read('CONTRIBUTING.md').split('## Where a new thing goes');
  return [...table.matchAll(/^\| (.+?) +\| (.*?) *\| (.+?) *\|$/gm)].slice(2).map((match) => ({
    name: match[1] ?? '',
    generator: (match[2] ?? '').replaceAll('`', ''),
    places: [...(match[3] ?? '').matchAll(/`([\w.<>/-]+\/[\w.<>/-]*)`/g)].map(([, place = '']) => place),
  }));
}

/** What stands in a place: `<name>` is any name, a folder whatever is in it. */
const patternOf = (place: string) =>
  new RegExp(
    `^${place.replaceAll('.', '\\.').replace(/<[^>]+>/g, '[^/]+')}${place.endsWith('/') ? '' : '$'}`,
  );

describe('documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'docs/guide/commands.md'])(
    'docs: every command %s names is a script of the house',
    (path) => {
      const namedPaths = [...read(path).matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(
        (match) => match[1] ?? '',
      );
      expect(namedPaths.length).toBeGreaterThan(0);
      expect(namedPaths.filter((name) => name !== 'ci' && manifest.scripts[name] === undefined)).toEqual([]);
    },
  );

  it('docs: every script runs a file that is there', () => {
    const files = Object.values(manifest.scripts).flatMap(
      (script) => script.match(/\b(?:tools|cli|tests)\/[\w/.-]+/g) ?? [],
    );
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('docs: every place CONTRIBUTING.md sends to is there', () => {
    const files = sourceFiles(
      ['schemas', 'renderers', 'src', 'desk', 'server', 'cli', 'demo', 'docs', 'tests'],
      /./,
    );
    const places = newThings().flatMap(({ places: own }) => own);
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((place) => !files.some((file) => patternOf(place).test(file)))).toEqual([]);
  });

  it.each(ADDITIONS)('docs: CONTRIBUTING.md says how to add a $row, and where that stands', (addition) => {
    const match = newThings().find(({ name }) => name === addition.row);
    expect(match?.generator.split(' ')[0]).toBe(addition.what);
    const isNamed = (place: string) =>
      match?.places.some((one) => patternOf(one).test(place.endsWith('/') ? `${place}file` : place)) === true;
    expect(addition.places.filter((place) => !isNamed(place))).toEqual([]);
  });

  it.each([
    ['block', 'page'],
    ['login way', 'login document'],
    ['provider', 'SMS_PROVIDER'],
    ['job', 'manifest'],
  ])('docs: CONTRIBUTING.md says what has to name a new %s', (thing, names) => {
    const saidArray = new RegExp(`^- \\*\\*A ${thing}\\*\\*: (?:.+\n)+?(?=- |\n)`, 'm').exec(
      read('CONTRIBUTING.md'),
    );
    expect(saidArray?.[0]).toContain(names);
  });

  it('docs: every generator is shown by the proof', () => {
    expect(ADDITIONS.map(({ what }) => what).sort()).toEqual(Object.keys(TEMPLATES).sort());
  });

  it('docs: every variable of .env.example is one the shop reads, and no other is missing', () => {
    const entries = new Set(
      [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]),
    );
    const requests = new Set<string>();
    const ask = (input: Record<string, string | undefined>) =>
      new Proxy(input, { get: (target, name) => (requests.add(String(name)), target[String(name)]) });
    // What a provider needs is asked for once it is chosen.
    const sms = {
      SMS_KEY_ID: 'a',
      SMS_KEY_SECRET: 'a',
      SMS_SIGN: 'a',
      SMS_TEMPLATE: 'a',
      SMS_NOTICE_TEMPLATE: 'a',
      SMS_APP_ID: 'a',
      SMS_FROM: 'a',
    };
    const mail = { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a' };
    const scans = {
      SCAN_PROVIDERS: 'wx,qq,wework',
      WX_APP_ID: 'a',
      WX_APP_SECRET: 'a',
      QQ_APP_ID: 'a',
      QQ_APP_KEY: 'a',
      WEWORK_CORP_ID: 'a',
      WEWORK_AGENT_ID: 'a',
      WEWORK_SECRET: 'a',
    };
    const captchas = {
      CAPTCHA_PROVIDER: 'tencent',
      CAPTCHA_APP_ID: '1',
      CAPTCHA_APP_KEY: 'a',
      CAPTCHA_KEY_ID: 'a',
      CAPTCHA_KEY_SECRET: 'a',
    };
    const payments = {
      PAYMENT_PROVIDERS: 'manual,wechat_native,alipay_precreate,stripe_checkout',
      WECHAT_PAY_APP_ID: 'a',
      WECHAT_PAY_MCH_ID: 'a',
      WECHAT_PAY_SERIAL: 'a',
      WECHAT_PAY_PRIVATE_KEY: privatePem(PUBLISHED_PAIR),
      WECHAT_PAY_API_KEY: 'a'.repeat(32),
      WECHAT_PAY_PUBLIC_KEY_ID: 'a',
      WECHAT_PAY_PUBLIC_KEY: publicPem(PUBLISHED_PAIR),
      ALIPAY_APP_ID: 'a',
      ALIPAY_SELLER_ID: 'a',
      ALIPAY_PRIVATE_KEY: privatePem(PUBLISHED_PAIR),
      ALIPAY_PUBLIC_KEY: publicPem(PUBLISHED_PAIR),
      STRIPE_SECRET_KEY: 'sk_test_a',
      STRIPE_WEBHOOK_SECRET: 'a',
    };
    for (const provider of ['tencent', 'twilio'])
      readConfig(ask({ ...sms, ...mail, ...scans, ...captchas, ...payments, SMS_PROVIDER: provider }));
    // What compose alone reads, it takes from the same file.
    const composedItems = [...read('compose.yml').matchAll(/\$\{([A-Z_]+)/g)].flatMap(
      ([, name = '']) => name,
    );
    for (const name of composedItems) if (!requests.has(name)) entries.delete(name);
    const knownPaths = [...requests].filter(
      (name) => !name.endsWith('_FILE') && !['NODE_ENV', 'PATH'].includes(name),
    );
    expect([...entries].sort()).toEqual(knownPaths.sort());
  });

  it('docs: the two commands of the README are the ones the machine runs', () => {
    expect(read('.ci/run')).toContain('npm ci && npm test');
    expect(read('README.md')).toContain('npm ci && npm start');
    expect(read('README.md')).toContain('npm ci && npm test');
  });
});
