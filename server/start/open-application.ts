/** Opens an installation and builds its application, which does not listen yet: for the server, and for commands beside a stopped one. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { definitions } from '#renderers/definitions.gen.ts';
import { readStoredVariables } from '#server/areas/provider-keys/area.ts';
import type { DemoNotes } from '#server/areas/dev/area.ts';
import { systemClock } from '#server/kernel/clock.ts';
import type { AppConfig } from '#server/kernel/config/app-config.ts';
import { isOnlyHere } from '#server/kernel/config/config.ts';
import { makeDataDir } from '#server/kernel/config/data-dir.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import type { DemoDoors, DemoRights } from '#demo/demo-shop.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { buildApp, type AppDeps } from './app.ts';
import { factsOf, type Config } from './config.ts';
import { createStoredProviders } from './stored-providers.ts';
import { openStores, type OpenedStores, type OpenOptions } from './open-stores.ts';

export interface ApplicationOptions extends Pick<OpenOptions, 'onWait' | 'onStep'> {
  config: Config;
  /** Folder with the built storefront; its client part in development only lends files. */
  distDir: string;
  build: string;
  /** Where the lines of the log go: standard output where it is absent. */
  logOutput?: AppConfig['logOutput'];
  /** What else the application is given. */
  deps: Pick<AppDeps, 'openWeb' | 'desk' | 'sendAsset' | 'isStopping' | 'leavesJobs'>;
}

export interface Application {
  app: FastifyInstance;
  installation: OpenedStores;
  consoleToken: string;
}

const DEFAULT_SHOP = 'knowledge';
const ROOT_DOMAINS = ['localhost'];

function appConfig(
  { config, distDir, build, logOutput }: ApplicationOptions,
  consoleToken: string,
): AppConfig {
  const { publicUrl, mainUrl, adminUrl, corsOrigins } = config;
  return {
    build,
    mode: config.mode,
    demoPages: config.demo && isOnlyHere(config),
    isLocalOnly: config.demo,
    isOnlyHere: isOnlyHere(config),
    opsToken: config.opsToken,
    defaultShop: DEFAULT_SHOP,
    listens: { port: config.port },
    rootDomains: publicUrl === undefined ? ROOT_DOMAINS : [...ROOT_DOMAINS, new URL(publicUrl).hostname],
    trustProxy: config.trustProxy,
    cdn: config.cdn,
    corsOrigins: [...new Set([publicUrl, mainUrl, adminUrl, ...corsOrigins].flatMap((one) => one ?? []))],
    consoleToken,
    clientDir: join(distDir, 'client'),
    logLevel: config.logLevel,
    logOutput,
    logFormat: config.logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json'),
    publicUrl,
    mainUrl,
    adminUrl,
  };
}

/** What the switchboard tells of the demo. */
function describeDemo(): DemoNotes {
  const shops = [...demoShops.values()].map((build) => build(Date.now()));
  const passwordsOf = ({ passwords }: DemoDoors) =>
    new Map(passwords.map(({ zone_id: id, password }) => [id, password]));
  const coursePasswordsOf = ({ limits }: DemoRights) =>
    new Map(limits.flatMap(({ goods_id: id, password }) => (password === undefined ? [] : [[id, password]])));
  return {
    about: new Map(shops.map(({ label, about }) => [label, about])),
    zonePasswords: new Map(shops.map(({ label, doors }) => [label, passwordsOf(doors)])),
    coursePasswords: new Map(shops.map(({ label, rights }) => [label, coursePasswordsOf(rights)])),
  };
}

/** @throws ConfigError and the errors of the store, each one plain line for the operator */
export async function openApplication(options: ApplicationOptions): Promise<Application> {
  const { config, deps, onWait, onStep } = options;
  makeDataDir(config.dataDir);
  const secrets = openSecrets(config);
  const storage = await openStores(config, {
    ...(onWait === undefined ? {} : { onWait }),
    ...(onStep === undefined ? {} : { onStep }),
    demoShops: (now) => [...demoShops.values()].map((build) => build(now)),
  });
  const providers = createStoredProviders({
    env: process.env,
    facts: factsOf(config),
    settings: config,
    world: { stores: storage.stores, clock: systemClock },
    readStored: () => readStoredVariables(storage.db, secrets.signingKey),
    onFault: ({ message }) =>
      process.stderr.write(`Keys of providers set at the desk are not used: ${message}\n`),
  });
  await providers.providerChoices.reload();
  const app = await buildApp(appConfig(options, secrets.consoleToken), {
    ...storage,
    ...deps,
    catalogue,
    definitions,
    ...providers,
    demo: describeDemo(),
    keys: { signing: secrets.signingKey, preview: secrets.previewKey },
  });
  return { app, installation: storage, consoleToken: secrets.consoleToken };
}
