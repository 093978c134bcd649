/** /docs: every call as OpenAPI 3.1, built from the contracts, and a page that reads it without anything from outside. */
import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { CODES, isCodeKey } from '#schemas/api/codes.ts';
import { GENERAL_CODES, type AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { rolesWith } from '#schemas/console/roles.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import type { InternalAccess } from './internal-access.ts';
import { isWrite } from './origin.ts';
import { pageCsp } from './security-headers.ts';

const CONTENT_TYPES: Record<AnyEndpoint['encoding'], string> = {
  query: 'application/json',
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bizData: 'application/x-www-form-urlencoded',
};

function codesOf(endpoint: AnyEndpoint): { code: number; key: string; text: string }[] {
  const keys = new Set<string>(['ok', ...endpoint.codes, ...GENERAL_CODES]);
  return [...keys].filter(isCodeKey).map((key) => ({ code: CODES[key].code, key, text: CODES[key].en }));
}

function envelope(endpoint: AnyEndpoint) {
  return {
    type: 'object',
    required: ['code', 'data', 'msg', 'req_id'],
    properties: {
      code: {
        type: 'integer',
        description: codesOf(endpoint)
          .map(({ code, text }) => `${code} ${text}`)
          .join('; '),
      },
      data: { anyOf: [endpoint.data, { type: 'null' }] },
      msg: { type: 'string' },
      req_id: { type: 'string' },
    },
  };
}

/** Console calls stand together, whichever area answers them. */
const tagOf = ({ area, scope }: AnyEndpoint): string => (scope === undefined ? area : 'console');

/** What the description says of a call; its route alone knows how answers are written. */
function schemaOf(endpoint: AnyEndpoint, url: string) {
  const { encoding, input, path } = endpoint;
  const file = { type: 'string', format: 'binary', description: 'The file as it is.' };
  const isAlias = url !== path;
  return {
    // An alias is named by its own address: no two operations share an id.
    operationId: isAlias ? (url.split('/')[2] ?? url) : endpoint.name,
    tags: [tagOf(endpoint)],
    summary: isAlias ? `Another name of ${path}. ${endpoint.summary}` : endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.scope === undefined
      ? {}
      : { 'x-scope': endpoint.scope, 'x-roles': rolesWith(endpoint.scope) }),
    headers: {
      type: 'object',
      properties: { 'App-Id': { type: 'string' } },
      required: isWrite(endpoint) && endpoint.scope === undefined ? ['App-Id'] : [],
    },
    ...(encoding === 'query' ? { querystring: input } : { body: input, consumes: [CONTENT_TYPES[encoding]] }),
    ...(endpoint.isUpload === undefined ? {} : { body: file, consumes: ['application/octet-stream'] }),
    response: { 200: { description: 'The envelope.', ...envelope(endpoint) } },
  };
}

const INFO = {
  title: 'Lectern shop server',
  version: '1.0.0',
  description:
    'Answers are {code, data, msg, req_id}; code 0 is success and business outcomes are HTTP 200. What only reads answers GET and POST alike; an address asked by any other method answers 405 and names its methods in Allow.',
};

const CSS = `
:root{--ink:#1d2129;--soft:#4e5969;--line:#e5e6eb;--accent:#1f5eff}
body{margin:0;background:#f7f8fa;color:var(--ink);font:15px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:960px;margin:0 auto;padding:48px 24px}h1{font-size:28px;margin:0 0 4px}h2{font-size:18px;margin:40px 0 12px}
p{margin:0 0 16px;color:var(--soft)}a{color:var(--accent)}
details{background:#fff;border:1px solid var(--line);border-radius:8px;margin:0 0 8px}
summary{padding:12px 16px;cursor:pointer;display:flex;gap:12px;align-items:baseline;flex-wrap:wrap}
summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:8px}
b{min-width:44px;color:var(--accent);font-size:13px}code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px}
pre{margin:0 16px 16px;padding:12px;background:#f7f8fa;border-radius:6px;overflow:auto;font-size:12px;line-height:1.5}
h3{font-size:13px;margin:4px 16px;color:var(--soft)}span{color:var(--soft)}
`;

function callHtml(endpoint: AnyEndpoint): string {
  const json = (value: unknown) => escapeHtml(JSON.stringify(value, null, 2));
  const codes = codesOf(endpoint)
    .map(({ code, key, text }) => `${code}  ${key}  ${text}`)
    .join('\n');
  return `<details><summary><b>${endpoint.method}</b><code>${escapeHtml(endpoint.path)}</code><span>${escapeHtml(endpoint.summary)}</span></summary>
<h3>Input (${endpoint.encoding}) · for ${endpoint.scope === undefined ? endpoint.access : `${endpoint.scope}: ${rolesWith(endpoint.scope).join(', ')}`}</h3><pre>${json(endpoint.input)}</pre>
<h3>data</h3><pre>${json(endpoint.data)}</pre><h3>Codes</h3><pre>${escapeHtml(codes)}</pre></details>`;
}

function docsHtml(endpoints: readonly AnyEndpoint[]): string {
  const areas = [...new Set(endpoints.map(tagOf))].sort();
  const sections = areas.map((area) => {
    const calls = endpoints.filter((endpoint) => tagOf(endpoint) === area).map(callHtml);
    return `<h2>${escapeHtml(area)}</h2>${calls.join('')}`;
  });
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Calls of the shop server</title><style>${CSS}</style></head>
<body><main><h1>Calls of the shop server</h1><p>Every answer is <code>{code, data, msg, req_id}</code>. As a file: <a href="/docs/json">OpenAPI</a>. Page configs: <a href="/schemas/index.json">JSON Schemas</a>. Everything else: <a href="/docs/guide/">the guide</a>.</p>
${sections.join('')}</main></body></html>`;
}

/** Describes the routes that are put on `app` from now on and have a contract. */
export async function registerOpenApi(
  app: FastifyInstance,
  endpoints: readonly AnyEndpoint[],
  inside: InternalAccess,
): Promise<void> {
  const csp = pageCsp([`sha256-${createHash('sha256').update(CSS).digest('base64')}`]);
  const html = docsHtml(endpoints);
  const contracts = new Map<string, AnyEndpoint>(
    endpoints.flatMap((endpoint) =>
      [endpoint.path, ...endpoint.aliases].map((path) => [`${endpoint.method} ${path}`, endpoint]),
    ),
  );
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO },
    transform: ({ url, route }) => {
      const contract = contracts.get(`${String(route.method)} ${url}`);
      return { url, schema: contract === undefined ? { hide: true } : schemaOf(contract, url) };
    },
  });
  app.get('/docs', { onRequest: inside }, (_request, reply) =>
    reply
      .headers({ 'content-security-policy': csp, 'cache-control': 'private, max-age=300' })
      .type('text/html; charset=utf-8')
      .send(html),
  );
  app.get('/docs/json', { onRequest: inside }, (_request, reply) =>
    reply
      .header('cache-control', 'private, max-age=300')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(app.swagger(), null, 2)),
  );
}
