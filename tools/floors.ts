/** The fence table: every room of the house, its floor, and what it may import. Lint, the import scan and docs read it. */

export interface Room {
  readonly name: string;
  readonly floor: number | 'annex';
  /** Files of the room, by path from the root. The named groups `family`, `kind` and `feature` may be used in `may`. */
  readonly files: RegExp;
  /** The same files as a glob, for lint. */
  readonly glob: string;
  /** Rooms it may import from besides its own folder; `{family}` stands for the importer's family. */
  readonly may: readonly string[];
  /** Packages it may import; `*` is any, a trailing `/` a whole scope. Node's own modules count as `node:`. */
  readonly packages: readonly string[];
  /** Global names its code may not use. */
  readonly bans?: readonly string[];
}

const REACT = ['react', 'react-dom'];
const BROWSER_GLOBALS = ['window', 'process', 'fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage'];
const SERVER_LAWS = ['schemas', 'plain doors', 'plain registries'];

/** First match wins, so the particular stands before the general. */
export const ROOMS: readonly Room[] = [
  {
    name: 'schema tools',
    floor: 0,
    files: /^schemas\/(?:emit\.ts|page\/check[\w-]*\.ts|page\/validators?[\w-]*\.ts)$/,
    glob: 'schemas/{emit.ts,page/check*.ts,page/validator*.ts}',
    may: ['schemas'],
    packages: ['typebox', 'ajv', 'ajv-formats'],
  },
  {
    name: 'html laws',
    floor: 0,
    files: /^schemas\/rules\/rich-text[\w-]*\.ts$/,
    glob: 'schemas/rules/rich-text*.ts',
    may: ['schemas'],
    packages: ['typebox', 'hast', 'hast-util-from-html', 'hast-util-sanitize'],
  },
  {
    name: 'schemas',
    floor: 0,
    files: /^schemas\//,
    glob: 'schemas/**',
    may: ['schemas'],
    packages: ['typebox'],
    bans: [...BROWSER_GLOBALS, 'document'],
  },
  {
    name: 'platform',
    floor: 1,
    files: /^src\/platform\//,
    glob: 'src/platform/**',
    may: ['schemas', 'platform'],
    packages: REACT,
  },
  {
    name: 'i18n',
    floor: 1,
    files: /^src\/i18n\//,
    glob: 'src/i18n/**',
    may: ['schemas', 'i18n'],
    packages: [...REACT, 'i18next', 'react-i18next'],
  },
  {
    name: 'ui',
    floor: 1,
    files: /^src\/ui\//,
    glob: 'src/ui/**',
    may: ['schemas', 'platform', 'i18n', 'ui'],
    packages: [
      ...REACT,
      '@arco-design/web-react',
      'uqr',
      'hast-util-to-jsx-runtime',
      'hast-util-sanitize',
      'hast',
    ],
  },
  {
    name: 'api',
    floor: 2,
    files: /^src\/api\//,
    glob: 'src/api/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'api'],
    packages: ['axios', '@tanstack/react-query'],
  },
  {
    name: 'engine',
    floor: 3,
    files: /^src\/engine\//,
    glob: 'src/engine/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'api', 'engine'],
    packages: [...REACT, '@tanstack/react-query', 'react-error-boundary', 'immer'],
  },
  {
    name: 'state',
    floor: 3,
    files: /^src\/state\//,
    glob: 'src/state/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'api', 'state'],
    packages: ['react', 'zustand', 'immer'],
  },
  {
    name: 'common features',
    floor: 4,
    files: /^src\/features\/common\//,
    glob: 'src/features/common/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'api', 'engine', 'state', 'common features'],
    packages: ['react', 'zustand', 'immer', '@tanstack/react-query'],
  },
  {
    name: 'features',
    floor: 4,
    files: /^src\/features\/(?<feature>[^/]+)\//,
    glob: 'src/features/**',
    may: [
      'schemas',
      'platform',
      'i18n',
      'ui',
      'api',
      'engine',
      'state',
      'common features',
      'feature {feature}',
    ],
    packages: ['react', 'zustand', 'immer', '@tanstack/react-query'],
  },
  {
    name: 'plain registries',
    floor: 5,
    files: /^renderers\/[\w-]+\.gen\.ts$/,
    glob: 'renderers/*.gen.ts',
    may: ['schemas', 'plain doors', 'renderer validators'],
    packages: [],
  },
  {
    name: 'renderer validators',
    floor: 5,
    files: /^(?:renderers|schemas)\/.*\.gen\.js$/,
    glob: '{renderers,schemas}/**/*.gen.js',
    may: [],
    packages: ['ajv'],
  },
  {
    name: 'plain doors',
    floor: 5,
    files: /^renderers\/(?<family>[\w-]+)\/(?<kind>[\w-]+)\/(?:definition|shape|versions|examples)\.ts$/,
    glob: 'renderers/*/*/{definition,shape,versions,examples}.ts',
    may: ['schemas', 'own {family}/{kind}'],
    packages: ['typebox'],
    bans: [...BROWSER_GLOBALS, 'document'],
  },
  {
    name: 'views',
    floor: 5,
    files: /^renderers\/(?<family>[\w-]+)\/(?<kind>[\w-]+)\//,
    glob: 'renderers/*/*/**',
    may: ['schemas', 'i18n', 'ui', 'engine', 'common features', 'feature {family}', 'own {family}/{kind}'],
    packages: ['react'],
    bans: BROWSER_GLOBALS,
  },
  {
    name: 'layouts',
    floor: 6,
    files: /^src\/layouts\//,
    glob: 'src/layouts/**',
    may: ['schemas', 'engine', 'layouts'],
    packages: ['react'],
  },
  {
    name: 'routes',
    floor: 6,
    files: /^src\/routes\//,
    glob: 'src/routes/**',
    may: ['schemas', 'engine', 'routes'],
    packages: [],
  },
  {
    name: 'app',
    floor: 7,
    files: /^src\/app\//,
    glob: 'src/app/**',
    may: [
      'schemas',
      'platform',
      'i18n',
      'ui',
      'api',
      'engine',
      'state',
      'features',
      'plain doors',
      'plain registries',
      'views',
      'layouts',
      'routes',
      'app',
    ],
    packages: [...REACT, 'react-router-dom', '@tanstack/react-query', 'zustand', 'i18next', 'react-i18next'],
  },
  {
    name: 'server domain',
    floor: 'annex',
    files: /^server\/domain\//,
    glob: 'server/domain/**',
    may: [...SERVER_LAWS, 'server domain', 'server config'],
    packages: ['node:crypto', 'node:util', 'lru-cache', 'pinyin-pro', '@node-rs/argon2'],
  },
  {
    name: 'server api',
    floor: 'annex',
    files: /^server\/api\//,
    glob: 'server/api/**',
    may: [...SERVER_LAWS, 'server domain', 'server config', 'server api'],
    packages: ['node:crypto', 'fastify', 'typebox', 'ajv', 'ajv-formats'],
  },
  {
    name: 'server openers',
    floor: 'annex',
    files: /^server\/(?:store\/open[\w-]*|adapters\/bus\/open-bus)\.ts$/,
    glob: 'server/{store/open*,adapters/bus/open-bus}.ts',
    may: [
      ...SERVER_LAWS,
      'server domain',
      'server store',
      'server config',
      'server adapters',
      'server seed',
      'server openers',
    ],
    packages: ['*'],
  },
  {
    name: 'server store',
    floor: 'annex',
    files: /^server\/store\//,
    glob: 'server/store/**',
    may: ['schemas', 'server domain', 'server store', 'server config', 'server adapters'],
    packages: ['node:', 'pg', 'drizzle-orm', '@electric-sql/', 'lru-cache'],
  },
  {
    name: 'server adapters',
    floor: 'annex',
    files: /^server\/adapters\//,
    glob: 'server/adapters/**',
    may: ['schemas', 'server domain', 'server store', 'server adapters', 'server config'],
    packages: ['node:', 'pg', 'drizzle-orm', 'ioredis', 'prom-client', 'sharp', 'nodemailer'],
  },
  {
    name: 'server config',
    floor: 'annex',
    files: /^server\/(?:config\/|security\/|app-config\.ts)/,
    glob: 'server/{config/**,security/**,app-config.ts}',
    may: ['schemas', 'server config'],
    packages: ['node:', 'typebox'],
  },
  {
    name: 'server web',
    floor: 'annex',
    files: /^server\/web\//,
    glob: 'server/web/**',
    may: [...SERVER_LAWS, 'server domain', 'server config', 'server api', 'server plugins', 'server web'],
    packages: ['node:', 'fastify', 'lru-cache', 'prom-client'],
  },
  {
    name: 'server plugins',
    floor: 'annex',
    files: /^server\/plugins\//,
    glob: 'server/plugins/**',
    may: [...SERVER_LAWS, 'server domain', 'server config', 'server api', 'server web', 'server plugins'],
    packages: ['node:', 'fastify', '@fastify/', 'prom-client', 'typebox', 'lru-cache'],
  },
  {
    name: 'server seed',
    floor: 'annex',
    files: /^server\/seed\//,
    glob: 'server/seed/**',
    may: [...SERVER_LAWS, 'server domain', 'server config', 'server store', 'server seed'],
    packages: ['node:', 'drizzle-orm', 'typebox'],
  },
  {
    name: 'server',
    floor: 'annex',
    files: /^server\//,
    glob: 'server/*.ts',
    may: [
      ...SERVER_LAWS,
      'server domain',
      'server api',
      'server store',
      'server adapters',
      'server config',
      'server web',
      'server plugins',
      'server seed',
      'server',
    ],
    packages: ['*'],
  },
  {
    name: 'stories',
    floor: 'annex',
    files: /^(?:stories|\.storybook)\//,
    glob: '{stories,.storybook}/**',
    may: [
      'schemas',
      'platform',
      'i18n',
      'ui',
      'api',
      'engine',
      'state',
      'features',
      'plain doors',
      'plain registries',
      'views',
      'stories',
    ],
    packages: ['*'],
  },
  { name: 'tests', floor: 'annex', files: /^tests\//, glob: 'tests/**', may: ['*'], packages: ['*'] },
  {
    name: 'bench',
    floor: 'annex',
    files: /^tools\/bench(?:\/|\.ts$)/,
    glob: 'tools/bench/**',
    may: ['*'],
    packages: ['*'],
  },
  {
    name: 'tools',
    floor: 'annex',
    files: /^tools\//,
    glob: 'tools/**',
    may: [
      ...SERVER_LAWS,
      'server',
      'server config',
      'server store',
      'server domain',
      'server api',
      'server plugins',
      'server web',
      'server seed',
      'server adapters',
      'bench',
      'tools',
    ],
    packages: ['*'],
  },
];

/** Rooms that stand for several table rows, as `may` names them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  schemas: ['schemas', 'schema tools', 'html laws'],
  features: ['features', 'common features'],
  'server store': ['server store', 'server openers'],
  'server adapters': ['server adapters', 'server openers'],
};

export interface Place {
  readonly room: Room;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** The room a file stands in, or undefined for files of the root. */
export function placeOf(path: string): Place | undefined {
  for (const room of ROOMS) {
    const match = room.files.exec(path);
    if (match !== null) return { room, groups: match.groups ?? {} };
  }
  return undefined;
}

function fill(pattern: string, groups: Place['groups']): string {
  return pattern.replace(/\{(\w+)\}/g, (_all, name: string) => groups[name] ?? '');
}

/** Names under which another room's `may` can allow this place. */
function namesOf(place: Place): string[] {
  const { family, kind, feature } = place.groups;
  const names = [place.room.name];
  for (const [group, members] of Object.entries(GROUPS))
    if (members.includes(place.room.name)) names.push(group);
  if (feature !== undefined) names.push(`feature ${feature}`);
  if (family !== undefined && kind !== undefined) names.push(`own ${family}/${kind}`);
  return names;
}

/** Says why one file may not import another (both by path from the root), or nothing when it may. */
export function judgeFile(from: string, to: string): string | undefined {
  const here = placeOf(from);
  const there = placeOf(to);
  if (here === undefined) return undefined;
  if (there === undefined) return here.room.floor === 'annex' ? undefined : `${to} stands in no room`;
  if (here.room.may.includes('*')) return undefined;
  const allowed = here.room.may.map((name) => fill(name, here.groups));
  if (namesOf(there).some((name) => allowed.includes(name))) return undefined;
  return `${here.room.name} (floor ${here.room.floor}) may not import ${there.room.name} (floor ${there.room.floor})`;
}

/** Says why a file may not import a package, or nothing when it may. */
export function judgePackage(from: string, specifier: string): string | undefined {
  const room = placeOf(from)?.room;
  if (room === undefined) return undefined;
  const allowed = room.packages.some(
    (name) =>
      name === '*' ||
      specifier === name ||
      (/[/:]$/.test(name) ? specifier.startsWith(name) : specifier.startsWith(`${name}/`)),
  );
  return allowed ? undefined : `${room.name} (floor ${room.floor}) may not import the package ${specifier}`;
}
