/** The console of a stopped installation: the same application, asked in this process. */
import { createReadStream, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { lockDemo } from '#demo/published-passwords.ts';
import type { Config } from '#server/start/config.ts';
import { openApplication } from '#server/start/open-application.ts';
import type { OpenedStores } from '#server/start/open-stores.ts';
import { ShopError } from '../shop-error.ts';
import { openClient, type Client, type ClientWay } from './client.ts';
import { shopAddress, USUAL_PORT } from './shop-address.ts';
import type { Transport } from './transport.ts';

function injectTransport(app: FastifyInstance, name: string): Transport {
  const ask: Transport['send'] = async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : Buffer.from(body) }),
    });
    const { 'content-type': type } = answer.headers;
    return {
      status: answer.statusCode,
      type: typeof type === 'string' ? type : '',
      text: answer.rawPayload.toString('utf8'),
    };
  };
  return {
    name,
    send: ask,
    async sendFile(path, file, headers) {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers: {
          ...headers,
          'content-type': 'application/octet-stream',
          'content-length': String(statSync(file).size),
        },
        payload: createReadStream(file),
      });
      return { status: answer.statusCode, type: String(answer.headers['content-type']), text: answer.body };
    },
  };
}

/** @param where what the installation is called in messages */
export function openInjectedClient(
  {
    app,
    installation,
    consoleToken,
  }: { app: FastifyInstance; installation: OpenedStores; consoleToken: string },
  where: string,
  addressOf: ClientWay['addressOf'],
): Client {
  return openClient(consoleToken, {
    transport: injectTransport(app, `The shop in ${where}`),
    way: `in the store (no server is running on ${where})`,
    isServer: false,
    addressOf,
    lockDemo: () => lockDemo(installation.db),
    close: async () => {
      await app.close();
      await installation.close();
    },
  });
}

/** Opens the data of this machine while no server runs on it. What jobs would do waits for the next server. */
export async function openOwnApplication(config: Config): Promise<Client> {
  const application = await openApplication({
    // Faults alone, beside what the command prints.
    config: { ...config, logLevel: config.logLevel === 'silent' ? 'silent' : 'error' },
    logOutput: 'stderr',
    distDir: config.dataDir,
    build: 'command',
    deps: {
      openWeb: () => Promise.reject(new ShopError('Pages are drawn by a running server alone.')),
      sendAsset: () => undefined,
      leavesJobs: true,
    },
  });
  const port = config.port === 0 ? USUAL_PORT : config.port;
  return openInjectedClient(application, config.dataDir, (label, host) =>
    shopAddress({ ...config, port }, label, host),
  );
}
