/** The description of the calls: every contract with a route is in it, and nothing else. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authPasswordLogin } from '#schemas/api/identity/logins.ts';
import { shopInfoGet } from '#schemas/api/shop/shop.ts';
import { createInternalAccess } from './internal-access.ts';
import { registerOpenApi } from './openapi.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await registerOpenApi(app, [shopInfoGet, authPasswordLogin], createInternalAccess({ isOnlyHere: true }));
  for (const { method, path } of [shopInfoGet, authPasswordLogin])
    app.route({ method, url: path, handler: () => '' });
  app.get('/somewhere-else', () => '');
  await app.ready();
});
afterAll(() => app.close());

const readDescribedValue = async () => (await app.inject('/docs/json')).json();

it('D1: a call is described by its contract', async () => {
  const { openapi, paths } = await readDescribedValue();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths).toSorted()).toEqual([authPasswordLogin.path, shopInfoGet.path].toSorted());
  expect(paths[shopInfoGet.path].get).toMatchObject({
    operationId: shopInfoGet.name,
    tags: [shopInfoGet.area],
    summary: shopInfoGet.summary,
    'x-access': shopInfoGet.access,
    parameters: [{ name: 'App-Id', in: 'header', required: false }],
  });
});

it('D1: a body has the content type its contract says, and a write names its shop', async () => {
  const { paths } = await readDescribedValue();
  const { requestBody, parameters } = paths[authPasswordLogin.path].post;
  expect(parameters).toMatchObject([{ name: 'App-Id', in: 'header', required: true }]);
  expect(requestBody.content).toMatchObject({
    'application/x-www-form-urlencoded': { schema: { required: authPasswordLogin.input.required } },
  });
});

it('D2: every answer is the envelope, with its codes in words and data that may be absent', async () => {
  const { paths } = await readDescribedValue();
  const { schema } = paths[shopInfoGet.path].get.responses[200].content['application/json'];
  expect(schema.required).toEqual(['code', 'data', 'msg', 'req_id']);
  expect(schema.properties.code.description).toMatch(/^0 /);
  expect(schema.properties.data.anyOf).toContainEqual({ type: 'null' });
});

it('D1: the page shows the same calls', async () => {
  const { body } = await app.inject('/docs');
  expect([shopInfoGet.path, authPasswordLogin.path].every((path) => body.includes(path))).toBe(true);
});
