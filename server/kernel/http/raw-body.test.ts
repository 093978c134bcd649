/** Raw bodies: byte for byte, bounded, read as JSON, form or flat XML on demand. */
import { createHmac } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerBodies } from './bodies.ts';
import { readFlatXml } from './flat-xml.ts';
import { registerRawRoute, type RawBody } from './raw-body.ts';

const SECRET = 'shared with the payment company';
const sign = (bytes: Buffer | string) => createHmac('sha256', SECRET).update(bytes).digest('hex');

let app: FastifyInstance;
let heardBodies: RawBody[] = [];
beforeAll(async () => {
  app = fastify();
  await registerBodies(app);
  registerRawRoute(app, {
    method: 'POST',
    url: '/notify',
    maxBytes: 200,
    handler: (request, reply, body) => {
      heardBodies.push(body);
      return reply.send({ isSigned: request.headers['signature'] === sign(body.bytes) });
    },
  });
  app.post('/plain', (request, reply) => reply.send({ got: request.body }));
  await app.ready();
});
afterAll(() => app.close());

async function post(
  body: Buffer | string,
  type: string,
): Promise<{ status: number; body: RawBody | undefined }> {
  heardBodies = [];
  const headers = { 'content-type': type, signature: sign(body) };
  const answer = await app.inject({ method: 'POST', url: '/notify', headers, body });
  if (answer.statusCode === 200) expect(answer.json()).toEqual({ isSigned: true });
  return { status: answer.statusCode, body: heardBodies[0] };
}

describe('a raw body', () => {
  it('keeps its bytes, so that a signature over spaces and order of keys holds', async () => {
    const { body } = await post('{ "b":1,\n  "a": 1e2 }', 'Application/JSON; charset=utf-8');
    expect([body?.type, body?.json()]).toEqual(['application/json', { b: 1, a: 100 }]);
    expect((await post(Buffer.from([0, 255, 10, 13]), 'application/octet-stream')).body?.bytes).toEqual(
      Buffer.from([0, 255, 10, 13]),
    );
  });

  it('is read as a form or as XML by who knows what it is', async () => {
    const form = await post('trade_no=1%202&sign=a%2Bb', 'application/x-www-form-urlencoded');
    expect(form.body?.form()).toEqual({ trade_no: '1 2', sign: 'a+b' });
    const xml = await post('<xml><sign><![CDATA[A<B&C]]></sign><fee>1</fee></xml>', 'text/xml');
    expect(xml.body?.xml()).toEqual({ sign: 'A<B&C', fee: '1' });
    expect((await post('', 'text/xml')).body?.xml()).toBeUndefined();
  });

  it('that is nothing of the kind it is read as is undefined, not an error', async () => {
    const { body } = await post(Buffer.from([0xff, 0xfe]), 'text/plain');
    expect([body?.json(), body?.form(), body?.xml()]).toEqual([undefined, undefined, undefined]);
    expect((await post('{"a":', 'application/json')).body?.json()).toBeUndefined();
    const proto = (await post('{"__proto__":{"isPaid":true},"a":1}', 'application/json')).body?.json();
    expect(JSON.stringify(proto)).toBe('{"a":1}');
    expect(Reflect.get(Object(proto), 'isPaid')).toBeUndefined();
  });

  it('that is too large is refused, whoever sends it', async () => {
    expect(await post('x'.repeat(201), 'text/plain')).toEqual({ status: 413, body: undefined });
    expect((await post('x'.repeat(200), 'text/plain')).status).toBe(200);
  });

  it('is of its own route alone', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/plain', headers, body: '{"a":1}' });
    expect(answer.json()).toEqual({ got: { a: 1 } });
    const xml = await app.inject({
      method: 'POST',
      url: '/plain',
      headers: { 'content-type': 'text/xml' },
      body: '<a/>',
    });
    expect(xml.statusCode).toBe(415);
  });
});

describe('flat XML', () => {
  it.each([
    ['<xml></xml>', {}],
    ['<?xml version="1.0"?>\n<xml>\n  <a>1</a>\n  <b/>\n</xml>\n', { a: '1', b: '' }],
    ['<xml><a>&lt;&amp;&gt;&quot;&apos;&#65;&#x4e2d;</a></xml>', { a: '<&>"\'A中' }],
    ['<xml><a><![CDATA[]]></a></xml>', { a: '' }],
    ['<xml><__proto__>x</__proto__></xml>', { ['__proto__']: 'x' }],
  ])('reads %s', (text, fields) => {
    expect(readFlatXml(text)).toEqual(fields);
  });

  it.each([
    '',
    '<xml>',
    'text',
    '<xml>text</xml>',
    '<xml><a>1</b></xml>',
    '<xml><a><b>1</b></a></xml>',
    '<xml><a>1</a><a>2</a></xml>',
    '<xml><a x="1">1</a></xml>',
    '<xml><a>&nbsp;</a></xml>',
    '<xml><a>1 & 2</a></xml>',
    '<xml><a>&#0;</a></xml>',
    '<xml><a>&#xd800;</a></xml>',
    '<!DOCTYPE xml [<!ENTITY x SYSTEM "file:///etc/passwd">]><xml><a>&x;</a></xml>',
    '<xml><a><![CDATA[1]]><b/><![CDATA[2]]></a></xml>',
    '<xml><a>1</a></xml><xml><a>2</a></xml>',
  ])('refuses %s', (text) => {
    expect(readFlatXml(text)).toBeUndefined();
  });

  it('takes no longer for a hostile one than for a good one of its length', () => {
    const hostile = `<xml>${'<a>'.repeat(20_000)}</xml>`;
    const beginTime = performance.now();
    expect(readFlatXml(hostile)).toBeUndefined();
    expect(performance.now() - beginTime).toBeLessThan(1_000);
  });
});
