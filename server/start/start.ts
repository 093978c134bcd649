/** Opens stores, builds the app and listens; used by the production entry and by the development server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { definitions } from '#renderers/definitions.gen.ts';
import type { DemoNotes } from '#server/areas/dev/area.ts';
import { countShops } from '#server/areas/shop/area.ts';
import { buildApp } from './app.ts';
import { openProviders } from './areas.gen.ts';
import type { Config } from './config.ts';
import type { AppConfig } from '#server/kernel/config/app-config.ts';
import { isOnlyHere, wayFromOutside } from '#server/kernel/config/config.ts';
import { makeDataDir } from '#server/kernel/config/data-dir.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { makeLifecycle } from './lifecycle.ts';
import { ListenError } from './plain-fault.ts';
import { partsToWatch, watchParts } from './watch-parts.ts';
import type { SendAsset } from '#server/web/send-assets.ts';
import type { DemoDoors, DemoRights } from '#server/seed/demo-shop.ts';
import { refusePublishedPasswords } from '#server/seed/published-passwords.ts';
import { demoShops } from '#server/seed/shops.gen.ts';
import { announce, type ServerAddress } from './server-file.ts';
import { openStores } from './open-stores.ts';
import type { OpenWeb } from '#server/web/source.ts';

export interface StartOptions {
  config: Config;
  /** Folder with the built storefront; its client part in development only lends files. */
  distDir: string;
  openWeb: OpenWeb;
  sendAsset?: SendAsset;
  build: string;
  /** Called with a line for whom a start waits for. */
  onWait?: (line: string) => void;
  /** Called with a line for each step of a start that may take a while. */
  onStep?: (line: string) => void;
  /** Called with the app before it listens; development puts Vite in front. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

export interface Started {
  app: FastifyInstance;
  address: ServerAddress;
  /** How many shops there are. */
  shops: number;
}

const DEFAULT_SHOP = 'knowledge';
const ROOT_DOMAINS = ['localhost'];

/** Id of a build, as `npm run build` stamped it: the same for every node that runs it. */
export function readBuild(distDir: string): string {
  const stamp: unknown = JSON.parse(readFileSync(join(distDir, 'build.json'), 'utf8'));
  return typeof stamp === 'object' && stamp !== null && 'id' in stamp ? String(stamp.id) : 'unknown';
}

function appConfig({ config, distDir, build }: StartOptions, consoleToken: string): AppConfig {
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
    corsOrigins: [...new Set([publicUrl, mainUrl, adminUrl, ...corsOrigins].flatMap((one) => one ?? []))],
    consoleToken,
    clientDir: join(distDir, 'client'),
    logLevel: config.logLevel,
    logFormat: config.logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json'),
    publicUrl,
    mainUrl,
    adminUrl,
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
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

/** @throws ConfigError and the store's own errors, each one plain line for the operator. */
export async function startServer(options: StartOptions): Promise<Started> {
  const { config } = options;
  makeDataDir(config.dataDir);
  const secrets = openSecrets(config);
  const opened = await openStores(config, {
    onWait: options.onWait ?? (() => undefined),
    onStep: options.onStep ?? (() => undefined),
    demoShops: (now) => [...demoShops.values()].map((build) => build(now)),
  });
  const outside = wayFromOutside(config);
  if (outside !== undefined) await refusePublishedPasswords(opened, outside);
  const lifecycle = makeLifecycle(config.stopDelayMs);
  const app = await buildApp(appConfig(options, secrets.consoleToken), {
    ...opened,
    catalogue,
    definitions,
    openWeb: options.openWeb,
    ...openProviders(config, { stores: opened.stores, clock: systemClock }),
    demo: describeDemo(),
    keys: { signing: secrets.signingKey, preview: secrets.previewKey },
    isStopping: lifecycle.isStopping,
    ...(options.sendAsset === undefined ? {} : { sendAsset: options.sendAsset }),
  });
  await options.prepare?.(app);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw new ListenError(config, error);
  }
  const address = { host: config.host, port: portOf(app.server.address()), pid: process.pid };
  const withdraw = announce(config.dataDir, address);
  const unwatch = watchParts(partsToWatch(opened.parts, config.redisUrl !== undefined), app.log);
  lifecycle.watch(app, async () => {
    unwatch();
    withdraw();
    await opened.close();
  });
  const { build } = options;
  const database = opened.kind;
  app.log.info(
    { build, node: process.versions.node, database, host: address.host, port: address.port },
    'started',
  );
  return { app, address, shops: await countShops(opened.stores) };
}
