/** Opens stores, builds the app and listens; used by the production entry and by the development server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { renewOpeningCode } from '#server/areas/onboarding/area.ts';
import { countShops } from '#server/areas/shop/area.ts';
import { wayFromOutside } from '#server/kernel/config/config.ts';
import { refusePublishedPasswords } from '#demo/published-passwords.ts';
import { openApplication } from './open-application.ts';
import type { Config } from './config.ts';
import { makeLifecycle } from './lifecycle.ts';
import { ListenError } from './plain-fault.ts';
import { openTracing } from './tracing.ts';
import { partsToWatch, watchParts } from './watch-parts.ts';
import type { SendAsset } from '#server/web/send-assets.ts';
import { announce, type ServerAddress } from './server-file.ts';
import type { DeskParts } from '#server/web/desk.ts';
import type { OpenWeb } from '#server/web/source.ts';

export interface StartOptions {
  config: Config;
  /** Folder with the built storefront; its client part in development only lends files. */
  distDir: string;
  openWeb: OpenWeb;
  desk?: DeskParts;
  sendAsset?: SendAsset;
  build: string;
  /** Called with a line for whom a start waits for. */
  onWait?: (line: string) => void;
  /** Called with a line for each step of a start that may take a while. */
  onStep?: (line: string) => void;
  /** Called with the app before it listens; development puts Vite in front. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

export interface StartedServer {
  app: FastifyInstance;
  address: ServerAddress;
  /** How many shops there are. */
  shops: number;
  /** Opens the first shop in the browser; absent where there is one, or only demo shops are to be. */
  openingCode: string | undefined;
}

/** Id of a build, as `npm run build` stamped it: the same for every node that runs it. */
export function readBuild(distDir: string): string {
  const stamp: unknown = JSON.parse(readFileSync(join(distDir, 'build.json'), 'utf8'));
  return typeof stamp === 'object' && stamp !== null && 'id' in stamp ? String(stamp.id) : 'unknown';
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** @throws ConfigError and the store's own errors, each one plain line for the operator. */
export async function startServer(options: StartOptions): Promise<StartedServer> {
  const { config } = options;
  const lifecycle = makeLifecycle(config.stopDelayMs);
  const tracing = await openTracing(config, options.build);
  const { app, installation } = await openApplication({
    ...options,
    deps: {
      openWeb: options.openWeb,
      isStopping: lifecycle.isStopping,
      ...(options.desk === undefined ? {} : { desk: options.desk }),
      ...(options.sendAsset === undefined ? {} : { sendAsset: options.sendAsset }),
    },
  });
  tracing.tellTo(app.log);
  const outside = wayFromOutside(config);
  if (outside !== undefined) await refusePublishedPasswords(installation, outside);
  await options.prepare?.(app);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw new ListenError(config, error);
  }
  const address = { host: config.host, port: portOf(app.server.address()), pid: process.pid };
  const withdraw = announce(config.dataDir, address);
  const unwatch = watchParts(partsToWatch(installation.parts, config.redisUrl !== undefined), app.log);
  lifecycle.watch(app, async () => {
    unwatch();
    withdraw();
    await Promise.all([installation.close(), tracing.close()]);
  });
  const { build } = options;
  const database = installation.kind;
  app.log.info(
    { build, node: process.versions.node, database, host: address.host, port: address.port },
    'started',
  );
  const shops = await countShops(installation.stores);
  const openingCode = config.demo ? undefined : await renewOpeningCode(installation.stores);
  return { app, address, shops, openingCode };
}
