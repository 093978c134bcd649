/** Facts with one spelling: addresses, states and shop flags stand in their tables, and product code takes them from there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { ShopInfoSchema } from '#schemas/shop/shop-info.ts';
import { PATHS } from '#schemas/paths.ts';
import { routes } from '#app/routes.gen.ts';
import { ROOT, sourceFiles, withoutComments } from '../../tools/imports.ts';

/** Demo data, examples and tests speak as merchants and visitors do. */
const PRODUCT = sourceFiles(['schemas', 'renderers', 'src', 'desk', 'server']).filter(
  (path) => !/\.test\.tsx?$|\/examples\.ts$|\.gen\.(?:ts|js)$/.test(path),
);

const TEXTS = new Map(PRODUCT.map((path) => [path, withoutComments(readFileSync(join(ROOT, path), 'utf8'))]));

/** `path:line text` of every match outside the rooms that may. */
function hits(pattern: RegExp, mayStand: RegExp): string[] {
  return [...TEXTS]
    .filter(([path]) => !mayStand.test(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
}

const buildEscapedText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An address at the start of a text, or after what a template filled in: with whatever its pattern has before a parameter. */
function buildSpelledValue(paths: readonly string[]): RegExp {
  const beginnings = paths.map((path) => path.replace(/\/:.*$/, '')).filter((path) => path.length > 1);
  return new RegExp(`(?:['"\`]|\\})(?:${beginnings.map(buildEscapedText).join('|')})(?=['"\`?#/])`);
}

describe('addresses', () => {
  const ADDRESS = buildSpelledValue(Object.values(PATHS));

  it('no product file but schemas/paths.ts spells an address of the storefront', () => {
    expect(hits(ADDRESS, /^schemas\/paths\.ts$/)).toEqual([]);
  });

  it.each([
    "href: '/detail/v_1/3'",
    '`/detail/${id}/${type}`',
    '`${origin}/auth/scan/${provider}`',
    '<Button href="/login">',
    "'/login?jumpfrom=x'",
    "'/p/pc/zone/'",
    "'/all/0'",
    "'/search'",
    "'/my-courses'",
  ])('the scan sees %s', (line) => {
    expect(ADDRESS.test(line)).toBe(true);
  });

  it.each(["'/auth/scan_finish'", "'/healthz'", "'/api/search/1'", "'#schemas/page/link.ts'", "'/'"])(
    'the scan leaves %s alone',
    (line) => {
      expect(ADDRESS.test(line)).toBe(false);
    },
  );

  it('each row is the address of the route of its name, and each personal route is in the table', () => {
    const byName = new Map(routes.map(({ name, path }) => [name, path]));
    expect(Object.fromEntries(Object.keys(PATHS).map((name) => [name, byName.get(name)]))).toEqual(PATHS);
    const personal = routes.filter(({ access }) => access === 'learner').map(({ name }) => name);
    expect(personal.filter((name) => !Object.hasOwn(PATHS, name))).toEqual([]);
  });
});

describe('states', () => {
  const NAMED = ['pay_state', 'marketing_type', 'alive_state', 'shop_state', 'page_type', 'captcha_type'];
  const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const FIELDS = [...NAMED, ...NAMED.map(camel)].join('|');
  const KINDS = [...Object.keys(RESOURCES), 'live', 'course'].map((name) => name.toUpperCase()).join('|');
  const BARE = new RegExp(
    String.raw`\b(?:(?:${FIELDS})\b\s*(?:[=!]==|:|\?\?)\s*-?\d|(?:state|resource_type|resourceType)\b\s*[=!]==\s*-?\d|\w*[tT]ype\b\s*[=!]==\s*[1-9]|const (?:${KINDS})_TYPE = \d)`,
  );

  it('M2 M234 M235 M240 D38: no product file compares a state with its bare number', () => {
    expect(hits(BARE, /^$/)).toEqual([]);
  });

  it.each([
    'card.pay_state === 4',
    'goods.alive_state !== 0',
    'marketing_type: -1,',
    'if (zone.auth.state === 0)',
    'if (type === 4)',
    'captcha_type: 2,',
    'const LIVE_TYPE = 4;',
  ])('the scan sees %s', (line) => {
    expect(BARE.test(line)).toBe(true);
  });
});

describe('the gate of a shop', () => {
  const FACTS =
    /\b(?:shopState|closedTo|loginEver|browseAnonymously|is_closed|is_sealed|expiry_version)\b|\btraits\.has\(/;

  it('D116: only schemas/shop reads what decides who may enter', () => {
    // The one call that tells the record as it is names its fields.
    expect(hits(FACTS, /^schemas\/shop\/|^schemas\/api\/shop\/shop\.ts$/)).toEqual([]);
  });

  it.each(["can.shopState === 'closed'", 'info.is_closed === 1', "shop.traits.has('expired')"])(
    'the scan sees %s',
    (line) => {
      expect(FACTS.test(line)).toBe(true);
    },
  );
});

describe('helpers', () => {
  it.each([
    // Not `* 1024`: bytes are no time.
    [
      'milliseconds become seconds in schemas/time.ts',
      /[/*]\s*1_?000\b|\/\s*SECOND_MS|\bSECOND_MS = /,
      /^schemas\/time\.ts$/,
    ],
    ['the shop’s zone stands in schemas/time.ts', /\b8 \* (?:3_?600|HOUR)/, /^schemas\/time\.ts$/],
    [
      'an object is told by schemas/page/json.ts',
      /function is(?:Object|Record|PlainObject)\(/,
      /^schemas\/page\/json\.ts$/,
    ],
    [
      'the clock of the system is server/kernel/clock.ts or src/platform/clock.ts',
      /now:\s*\(\)\s*=>\s*Date\.now\(\)\s*[,}]/,
      /^(?:server\/kernel|src\/platform)\/clock\.ts$/,
    ],
    [
      'an address asks for a language by schemas/locale.ts',
      /[?&]lang=|['"`]lang['"`]\)/,
      /^schemas\/locale\.ts$|^src\/pieces\/company-captcha\.tsx$/,
    ],
    ['validators are made by schemas/ajv.ts', /\bnew Ajv/, /^schemas\/ajv\.ts$/],
  ])('%s', (_title, pattern, home) => {
    expect(hits(pattern, home)).toEqual([]);
    expect([...TEXTS].some(([path, text]) => home.test(path) && pattern.test(text))).toBe(true);
  });
});

describe('shop flags', () => {
  /** Texts and addresses of a shop: shown as they are, no decision hangs on them. */
  const SHOWN = new Set([
    'app_id',
    'base',
    'pc',
    'gwab_code',
    'gwab_link',
    'gswj_link',
    'seo',
    'status',
    'domain',
    'complaint_url',
    'support_url',
  ]);
  /** Names that other contracts have too, each with a meaning of its own there. */
  const SHARED = ['captcha_type', 'expire_at', 'entry_mode', 'login_ways', 'marquee'];
  const flags = Object.keys(ShopInfoSchema.properties).filter((name) => !SHOWN.has(name));
  const own = flags.filter((name) => !SHARED.includes(name));
  const READ = new RegExp(
    [
      String.raw`\b(?:${own.join('|')})\b`,
      String.raw`\binfo\??\.(?:${SHARED.join('|')})\b`,
      String.raw`\{[^}]*\b(?:${SHARED.join('|')})\b[^}]*\}\s*=\s*[\w.]*\binfo\b`,
      String.raw`\binfo:\s*\{[^}]*\b(?:${SHARED.join('|')})\b`,
    ].join('|'),
  );

  it('only schemas/shop and the contracts of the shop read what a shop record says of the shop', () => {
    expect(hits(READ, /^schemas\/(?:shop|api\/shop)\//)).toEqual([]);
  });

  it.each([
    'row.info.captcha_type',
    'const { expire_at } = shop.row.info;',
    'info.sms_areas?.includes(area)',
    'comment_review',
    'row: { info: { login_ways } }',
  ])('the scan sees %s', (line) => {
    expect(READ.test(line)).toBe(true);
  });

  it('the scan knows the flags of the record', () => {
    expect(own).toContain('need_bind_scan');
    expect(own.length).toBeGreaterThan(20);
  });
});
