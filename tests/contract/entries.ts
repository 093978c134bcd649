/** Every address of the server that is neither a call of the contract nor one of the console, and who may be answered there. */
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { consoleHandlers } from '#server/start/console-calls.ts';
import { printedRoutes } from './printed-routes.ts';

/**
 * `read`: what the shop shows to whom its gate lets in. `signed`: opens by a secret or a signature alone, whoever asks.
 * `same`: nobody's content, the same in every state. A path beside it names the test that holds it.
 */
type Entry = 'read' | 'same' | 'signed' | { heldBy: string };

const ENTRIES: Readonly<Record<string, Entry>> = {
  'GET *': 'read',
  'GET /play/:goodsId': 'read',
  'GET /play/:goodsId/:mediaId/:file': { heldBy: 'tests/contract/protected-media.test.ts' },
  'GET /live-media/:aliveId/:of/:file': 'read',
  'GET /live-report/:aliveId.csv': 'read',
  'GET /ws/live': 'read',
  'GET /sitemap.xml': 'read',
  'GET /sitemap-:section-:part.xml': 'read',
  'GET /handed-in/:taskId/:userId/:file': { heldBy: 'tests/contract/tasks.test.ts' },
  'GET /backups/:file': { heldBy: 'tests/contract/console-backup.test.ts' },
  'GET /uploads/:file': { heldBy: 'tests/contract/private-shop.test.ts' },
  'PUT /uploads/:file': { heldBy: 'tests/contract/uploads.test.ts' },
  'GET /media/share/:file': { heldBy: 'tests/contract/share-pictures.test.ts' },
  'GET /desk': { heldBy: 'tests/contract/desk-page.test.ts' },
  'GET /desk/*': { heldBy: 'tests/contract/desk-page.test.ts' },
  'GET /ws/desk': { heldBy: 'tests/contract/desk-presence.test.ts' },
  'POST /api/desk.opening.check/1.0.0': { heldBy: 'tests/contract/opening.test.ts' },
  'POST /api/desk.opening.create/1.0.0': { heldBy: 'tests/contract/opening.test.ts' },
  'POST /zoneAuth/:state': { heldBy: 'tests/contract/zones.test.ts' },
  'POST /pay/notify/:provider': 'signed',
  'POST /live-hooks/:secret/:event': 'signed',
  'GET /pay/sandbox/:token': 'signed',
  'POST /pay/sandbox/:token/answer': 'signed',
  'GET /auth/invitation': { heldBy: 'tests/contract/first-sale.test.ts' },
  'POST /auth/invitation': { heldBy: 'tests/contract/first-sale.test.ts' },
  'GET /auth/invitation/password': { heldBy: 'tests/contract/first-sale.test.ts' },
  'POST /auth/invitation/password': { heldBy: 'tests/contract/first-sale.test.ts' },
  'GET /auth/knowledge_login': { heldBy: 'tests/contract/carried-logins.test.ts' },
  // A logo stands on the page that says a shop is closed; the address is a hash nobody guesses.
  'GET /media/:id/:file': 'same',
  // Whoever holds a certificate shows it elsewhere, whatever became of the shop.
  'GET /certificate/:number/badge': 'same',
  'GET /certificate/:number/badge.svg': 'same',
  'GET /certificate-status/:list': 'same',
  'GET /.well-known/jwks.json': 'same',
  'GET /.well-known/did.json': 'same',
  'GET /robots.txt': 'same',
  'GET /healthz': 'same',
  'GET /readyz': 'same',
  'GET /auth/captcha_frame': 'same',
  'GET /auth/captcha_frame.js': 'same',
  'GET /metrics': { heldBy: 'tests/contract/readiness.test.ts' },
  'GET /docs': { heldBy: 'tests/contract/readiness.test.ts' },
  'GET /docs/json': { heldBy: 'tests/contract/readiness.test.ts' },
  'GET /docs/guide': { heldBy: 'server/web/guide.test.ts' },
  'GET /docs/guide/*': { heldBy: 'server/web/guide.test.ts' },
};

/** Whole families: what is published for editors, and the demo's own pages, which this machine alone is shown. */
const FAMILIES: readonly (readonly [RegExp, Entry])[] = [
  [/^GET \/schemas\/[\w-]+\.json$/, 'same'],
  [/^(?:GET|POST) \/dev\//, { heldBy: 'tests/contract/dev-pages.test.ts' }],
];

export const entryOf = (route: string): Entry | undefined =>
  ENTRIES[route] ?? FAMILIES.find(([pattern]) => pattern.test(route))?.[1];

export const entriesOf = (kind: 'read' | 'same' | 'signed'): string[] =>
  Object.keys(ENTRIES).filter((route) => ENTRIES[route] === kind);

export const heldBy = (): string[] =>
  [...Object.values(ENTRIES), ...FAMILIES.map(([, entry]) => entry)].flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry.heldBy],
  );

/** Every address and method of a server, without calls of the contract and the console (console-scopes.test.ts). */
export function otherRoutes(app: FastifyInstance): string[] {
  const contracts = [...endpoints, ...consoleHandlers.map(({ endpoint }) => endpoint)];
  const calls = new Set(contracts.flatMap(({ path, aliases }) => [path, ...aliases]));
  return printedRoutes(app)
    .filter(({ path }) => !path.startsWith('/console/') && !calls.has(path))
    .map(({ method, path }) => `${method} ${path}`);
}
