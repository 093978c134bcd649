/** The shop server over a seeded store, with a storefront of a few lines in place of the built one. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { definitions } from '#renderers/definitions.gen.ts';
import { pageMicroGet } from '#schemas/api/pages/pages.ts';
import type { RenderInput, RenderOutcome } from '#schemas/page/render-contract.ts';
import { buildApp, type AppDeps } from '#server/start/app.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { AppConfig } from '#server/kernel/config/app-config.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { makeShell } from '#server/web/html.ts';
import { page } from './page.ts';
import { withDatabase, type TestDatabase } from '../support/database.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

export const CONSOLE_TOKEN = 'console-token-of-a-test-installation';
const PORT = 3000;

const DESK_TEMPLATE = '<!doctype html><html lang="zh-CN"><body><div id="desk"></div></body></html>';
const TEMPLATE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><!--head--></head><body><div id="root"><!--app--></div><!--state--></body></html>`;

export type Draw = (input: RenderInput) => Promise<RenderOutcome>;

/** Draws the published home, and is not found elsewhere: enough of a storefront to test what surrounds one. */
export const drawHome: Draw = async ({ url, locale, call }) => {
  if (url !== '/') return page('nothing here', { status: 404 });
  const answer = await call(pageMicroGet, { page_id: 'home' });
  if (!answer.ok) return page(answer.code, { status: 404 });
  return page(`${locale} ${answer.data.version}`, { tags: answer.data.tags });
};

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  /** Where the built files lie. */
  clientDir: string;
  /** How often the storefront was asked to draw. */
  draws: () => number;
  setDraw: (draw: Draw) => void;
  /** A request to `<label>.localhost`. */
  ask: (label: string, options: InjectOptions | string) => Promise<LightMyRequestResponse>;
  /** A token of a session of the person with this phone, and their handle. */
  login: (appId: string, phone: string) => Promise<{ cookie: string; publicId: string }>;
}

export interface TestAppOptions {
  config?: Partial<AppConfig>;
  deps?: (givenDeps: AppDeps) => Partial<AppDeps>;
  /** Of the stores; the application is given the same by `deps`. */
  clock?: Clock;
  labels?: readonly string[];
}

function buildConfig(clientDir: string, change: Partial<AppConfig> = {}): AppConfig {
  return {
    build: 'test-build',
    mode: 'test',
    demoPages: true,
    isOnlyHere: true,
    defaultShop: 'knowledge',
    listens: { port: PORT },
    rootDomains: ['localhost'],
    trustProxy: false,
    corsOrigins: [],
    consoleToken: CONSOLE_TOKEN,
    clientDir,
    logLevel: 'silent',
    ...change,
  };
}

function buildDeps(database: TestDatabase, draw: Draw): AppDeps {
  return {
    db: database.db,
    stores: database.stores,
    bus: database.bus,
    limits: database.limits,
    files: database.files,
    parts: database.parts,
    poolFigures: () => ({ open: 1, idle: 1, waiting: 0 }),
    catalogue,
    definitions,
    openWeb: () => Promise.resolve({ render: draw, shell: makeShell(TEMPLATE), assets: undefined }),
    desk: { html: () => Promise.resolve(DESK_TEMPLATE), sendFile: () => undefined },
    keys: {
      signing: 'signing-key-of-a-test-installation',
      preview: 'preview-key-of-a-test-installation',
    },
  };
}

function makeAsk(app: FastifyInstance): TestApp['ask'] {
  return (label, options) => {
    const askedOptions = typeof options === 'string' ? { url: options } : options;
    return app.inject({
      ...askedOptions,
      headers: { host: `${label}.localhost:${PORT}`, ...askedOptions.headers },
    });
  };
}

function makeLogin({ stores }: TestDatabase): TestApp['login'] {
  return async (appId, phone) => {
    const person = (await stores.users.list(appId)).find((user) => user.phone === phone);
    if (person === undefined) throw new Error(`${appId} has nobody with the phone ${phone}.`);
    const { token, session } = await stores.sessions.create(appId, person.id, { userAgent: 'test' });
    return { cookie: `shop_session=${token}`, publicId: session.publicId };
  };
}

/** One server over stores that are open already; whoever asks for it closes both. */
export async function openApp(
  database: TestDatabase,
  clientDir: string,
  options: TestAppOptions = {},
): Promise<TestApp> {
  mkdirSync(clientDir, { recursive: true });
  let draw = drawHome;
  let count = 0;
  const givenDeps = buildDeps(database, (input) => {
    count += 1;
    return draw(input);
  });
  const app = await buildApp(buildConfig(clientDir, options.config), {
    ...givenDeps,
    ...options.deps?.(givenDeps),
  });
  return {
    app,
    database,
    clientDir,
    draws: () => count,
    setDraw: (next) => {
      draw = next;
    },
    ask: makeAsk(app),
    login: makeLogin(database),
  };
}

/** One server for all tests of the file or describe it is called in; what one has it draw is forgotten after that test. */
export function withApp(options: TestAppOptions = {}): () => TestApp {
  const database = withDatabase({
    demo: options.labels ?? [...demoShops.keys()],
    ...(options.clock === undefined ? {} : { clock: options.clock }),
  });
  const clientDir = join(makeTempDir('client'), 'client');
  let madeApp: TestApp | undefined;
  beforeAll(async () => {
    madeApp = await openApp(database(), clientDir, options);
  }, 60_000);
  afterEach(() => madeApp?.setDraw(drawHome));
  afterAll(async () => {
    await madeApp?.app.close();
    removeTempDir(join(clientDir, '..'));
  });
  return () => {
    if (madeApp === undefined) throw new Error('The server is built in beforeAll: ask for it inside a test.');
    return madeApp;
  };
}
