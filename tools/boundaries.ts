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
    files: /^schemas\/text\/rich-text[\w-]*\.ts$/,
    glob: 'schemas/text/rich-text*.ts',
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
    name: 'pieces',
    floor: 1,
    files: /^src\/pieces\//,
    glob: 'src/pieces/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'pieces'],
    packages: [...REACT, 'hast-util-to-jsx-runtime', 'hast-util-sanitize', 'hast'],
  },
  {
    name: 'api',
    floor: 2,
    files: /^src\/api\//,
    glob: 'src/api/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'pieces', 'api'],
    packages: ['axios', '@tanstack/react-query'],
  },
  {
    name: 'engine',
    floor: 3,
    files: /^src\/engine\//,
    glob: 'src/engine/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'pieces', 'api', 'engine'],
    packages: [...REACT, '@tanstack/react-query', 'react-error-boundary', 'immer'],
  },
  {
    name: 'state',
    floor: 3,
    files: /^src\/state\//,
    glob: 'src/state/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'pieces', 'api', 'state'],
    packages: ['react', 'zustand', 'immer'],
  },
  {
    name: 'common features',
    floor: 4,
    files: /^src\/features\/(?:verification|forms)\//,
    glob: 'src/features/{verification,forms}/**',
    may: ['schemas', 'platform', 'i18n', 'ui', 'pieces', 'api', 'engine', 'state', 'common features'],
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
      'pieces',
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
    may: [
      'schemas',
      'i18n',
      'ui',
      'pieces',
      'engine',
      'common features',
      'feature {family}',
      'own {family}/{kind}',
    ],
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
      'pieces',
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
    name: 'server kernel',
    floor: 'annex',
    files: /^server\/kernel\//,
    glob: 'server/kernel/**',
    may: [...SERVER_LAWS, 'server kernel', 'server areas', 'server start'],
    packages: ['*'],
  },
  {
    name: 'server areas',
    floor: 'annex',
    files: /^server\/areas\/(?<area>[\w-]+)\//,
    glob: 'server/areas/**',
    may: [...SERVER_LAWS, 'server kernel', 'server areas', 'server web', 'server start'],
    packages: ['*'],
  },
  {
    name: 'server web',
    floor: 'annex',
    files: /^server\/web\//,
    glob: 'server/web/**',
    may: [...SERVER_LAWS, 'server kernel', 'server areas', 'server web', 'server start'],
    packages: ['node:', 'fastify', 'lru-cache', 'prom-client'],
  },
  {
    name: 'server seed',
    floor: 'annex',
    files: /^server\/seed\//,
    glob: 'server/seed/**',
    may: [...SERVER_LAWS, 'server kernel', 'server areas', 'server seed', 'server start'],
    packages: ['node:', 'drizzle-orm'],
  },
  {
    name: 'server start',
    floor: 'annex',
    files: /^server\/start\//,
    glob: 'server/start/**',
    may: [...SERVER_LAWS, 'server kernel', 'server areas', 'server web', 'server seed', 'server start'],
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
      'pieces',
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
      'server kernel',
      'server areas',
      'server web',
      'server seed',
      'server start',
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
