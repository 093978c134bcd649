/** Writes the registries: lists nobody should have to keep by hand. */
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { camel, folders, importOf, modulesWith, writeGenerated } from './files.ts';
import { isBlock, type RendererModule } from './renderer-modules.ts';

/** Definitions of these renderers as a module that exports them under one name. */
function definitionsText(renderers: readonly RendererModule[], name: string, about: string): string {
  const imports = renderers.map(
    (renderer, index) => `import { definition as d${index} } from '#${renderer.path}/definition.ts';`,
  );
  const rows = renderers.map((_renderer, index) => `  d${index},`);
  return `import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
${imports.join('\n')}

/** ${about} */
export const ${name}: readonly AnyRenderer[] = [
${rows.join('\n')}
];
`;
}

/** The registries of definitions; `definitions` keeps the order of the folders. */
export function writeDefinitions(renderers: readonly RendererModule[]): void {
  writeGenerated(
    'renderers/definitions.gen.ts',
    definitionsText(renderers, 'definitions', 'The definition of every renderer.'),
  );
  writeGenerated(
    'renderers/block-definitions.gen.ts',
    definitionsText(renderers.filter(isBlock), 'blockDefinitions', 'The definitions of the blocks of pages.'),
  );
}

const migrationImports = (renderers: readonly RendererModule[]) =>
  renderers
    .map((one) => `import { migrations as ${camel(one.kind)} } from '#${one.path}/versions.ts';`)
    .join('\n');

const migrationRows = (renderers: readonly RendererModule[]) =>
  renderers.map(({ kind }) => `  [${JSON.stringify(kind)}, ${camel(kind)}],`).join('\n');

/** The catalogue of all renderers, and the part of it an editor in a browser reads, whose validators are not compiled. */
export function writeCatalogue(renderers: readonly RendererModule[]): void {
  const withVersions = renderers.filter((renderer) => renderer.hasVersions);
  const blocks = withVersions.filter(isBlock);
  writeGenerated(
    'renderers/block-catalogue.gen.ts',
    `import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { entriesOf, makeCatalogue, type Catalogue } from '#schemas/page/catalogue.ts';
import { createValidator } from '#schemas/page/validator/create-validator.ts';
import { blockDefinitions } from './block-definitions.gen.ts';
${migrationImports(blocks)}

const validators = new Map(blockDefinitions.map(({ kind, props }) => [kind, createValidator(props)]));

const sharedValidators = {
${Object.keys(SHARED_SCHEMAS)
  .map((name) => `  ${name}: createValidator(SHARED_SCHEMAS.${name}),`)
  .join('\n')}
};

/** The blocks of pages and the documents of merchants: what an editor reads. */
export const blockCatalogue: Catalogue = makeCatalogue(
  entriesOf(blockDefinitions, validators, new Map([
${migrationRows(blocks)}
  ])),
  sharedValidators,
  SHARED_SCHEMAS,
);
`,
  );
  writeGenerated(
    'renderers/catalogue.gen.ts',
    `import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { entriesOf, makeCatalogue, type Catalogue } from '#schemas/page/catalogue.ts';
import { definitions } from './definitions.gen.ts';
import { sharedValidators, validators } from './validators.gen.ts';
${migrationImports(withVersions)}

/** Every renderer with its build-time validator and its migrations; server, checks and tests only. */
export const catalogue: Catalogue = makeCatalogue(
  entriesOf(definitions, validators, new Map([
${migrationRows(withVersions)}
  ])),
  sharedValidators,
  SHARED_SCHEMAS,
);
`,
  );
}

/** Families that stand on a home or in the login over it: their table is part of every page, the others' of those that draw one. */
const AT_HAND: ReadonlySet<string> = new Set(['auth', 'chrome', 'page']);
/** Of those families, what stands on no home: pages of their own, and what a page without the chrome of a shop keeps of it. */
const OWN_PAGES: ReadonlySet<string> = new Set([
  'account-security',
  'change-password',
  'page-tools',
  'qr-confirm',
  'scan-return',
  'set-password',
]);
const isAtHand = ({ family, kind }: RendererModule) => AT_HAND.has(family) && !OWN_PAGES.has(kind);
const SCREENS_TABLE = 'src/app/views-screens.gen.ts';
/** The modules of a live room are many, and on no other page: their kinds say `live-` (src/app/further-views.ts). */
const LIVE_TABLE = 'src/app/views-live.gen.ts';
const isLive = ({ kind }: RendererModule) => kind.startsWith('live-');

export function writeViews(renderers: readonly RendererModule[]): void {
  const imports = renderers.map((renderer, index) => `import v${index} from '#${renderer.path}/view.tsx';`);
  writeGenerated(
    'src/app/views-eager.gen.ts',
    `import type { View } from '#engine/define-view.ts';
${imports.join('\n')}

/** Every view, loaded: for the server, stories and tests. */
export const views: ReadonlyMap<string, View> = new Map<string, View>([
${renderers.map((renderer, index) => `  [${JSON.stringify(renderer.kind)}, v${index}],`).join('\n')}
]);
`,
  );
  const loader = ({ kind, path }: RendererModule) =>
    `  [${JSON.stringify(kind)}, () => import('#${path}/view.tsx')],`;
  const loadersOf = (which: readonly RendererModule[], where: string) =>
    `import type { ViewLoader } from '#engine/view-source.ts';

/** Views fetched when they are needed, those of ${where}: for the browser. */
export const viewLoaders: ReadonlyMap<string, ViewLoader> = new Map([
${which.map(loader).join('\n')}
]);
`;
  const further = renderers.filter((one) => !isAtHand(one));
  writeGenerated('src/app/views-lazy.gen.ts', loadersOf(renderers.filter(isAtHand), 'a home and its login'));
  writeGenerated(LIVE_TABLE, loadersOf(further.filter(isLive), 'live rooms'));
  writeGenerated(
    SCREENS_TABLE,
    loadersOf(
      further.filter((one) => !isLive(one)),
      'further screens',
    ),
  );
  const sources = (one: RendererModule) => [
    ...(isAtHand(one) ? [] : [isLive(one) ? LIVE_TABLE : SCREENS_TABLE]),
    `${one.path}/view.tsx`,
  ];
  writeGenerated(
    'src/app/view-modules.gen.ts',
    `/** Source paths of each view, the keys of its scripts and styles in the build manifest. */
export const viewModules: ReadonlyMap<string, readonly string[]> = new Map([
${renderers.map((renderer) => `  [${JSON.stringify(renderer.kind)}, ${JSON.stringify(sources(renderer))}],`).join('\n')}
]);
`,
  );
}

export function writeRoutes(): void {
  const modules = modulesWith('src/routes', /^export const (\w+) = defineRoute\(/gm);
  const aliasPath = modules.map(importOf).map((line) => line.replace('#src/', '#'));
  writeGenerated(
    'src/app/routes.gen.ts',
    `import type { RouteDefinition } from '#engine/define-route.ts';
${aliasPath.join('\n')}

/** Every route, by file name. */
export const routes: readonly RouteDefinition[] = [
${modules.flatMap(({ names }) => names.map((name) => `  ${name},`)).join('\n')}
];
`,
  );
}

export function writeEndpoints(): void {
  // Console calls stand in the manifests of their areas, with their handlers.
  const modules = folders('schemas/api').flatMap((area) =>
    modulesWith(`schemas/api/${area}`, /^export const (\w+) = defineEndpoint\(/gm),
  );
  writeGenerated(
    'schemas/api/endpoints.gen.ts',
    `import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
${modules.map(importOf).join('\n')}

/** Every call of the shop server. */
export const endpoints: readonly AnyEndpoint[] = [
${modules.flatMap(({ names }) => names.map((name) => `  ${name},`)).join('\n')}
];
`,
  );
}
