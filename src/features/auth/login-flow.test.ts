/**
 * What happens once somebody has logged in, step by step, and what a failing step leaves.
 * @vitest-environment happy-dom
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { openScreen } from '#app/screen-dialog.tsx';
import { buildEngine, buildView } from '../../../tests/support/engine.ts';
import type { LoginPorts } from './after-login.ts';
import { makeLoginFlow } from './login-flow.ts';

const SUB = 'https://school.shop.example';
const HERE = '/page/a?b=1';
const enteredValue = { code: 'ticket', setPassword: false };

interface World extends Partial<LoginPorts> {
  here?: () => string;
}

/** A server that accepts whatever it is told. */
function buildHeardCaller(seenItems: string[]): Caller {
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call({ name }: AnyEndpoint, input: object): Promise<unknown> {
    seenItems.push(`${name} ${JSON.stringify(input)}`);
    return Promise.resolve({ ok: true, data: {} });
  }
  return call;
}

/** Everything the flow does, in its order. */
function flow(world: World = {}) {
  const seenItems: string[] = [];
  const panel = buildView('login-panel', { draw: () => null });
  const engine = buildEngine([panel], {
    locale: 'en',
    call: buildHeardCaller(seenItems),
    report: ({ message }) => void seenItems.push(`report ${message}`),
    intend: (_name, payload) => void ('text' in payload && seenItems.push(`say ${payload.text}`)),
  });
  engine.events.on('auth:changed', ({ isIn }) => void seenItems.push(`changed ${isIn}`));
  const madeFlow = makeLoginFlow({
    engine,
    here: () => HERE,
    origin: 'https://shop.example',
    subDomain: SUB,
    go: (href, options) => void seenItems.push(`go ${href}${options?.replace === true ? ' instead' : ''}`),
    leave: (href) => void seenItems.push(`leave ${href}`),
    refresh: () => void seenItems.push('refresh'),
    loadUser: () => Promise.resolve(void seenItems.push('load user')),
    userKey: () => 'key',
    sync: (address) => Promise.resolve(void seenItems.push(`sync ${address}`)),
    offerPassword: () => Promise.resolve(void seenItems.push('offer')),
    openScreen,
    ...world,
  });
  return { ...madeFlow, seen: seenItems };
}

const boxes = () => document.querySelectorAll('dialog').length;

afterEach(() => document.body.replaceChildren());

describe('after a login', () => {
  test('M202, D7: the main host is told, with the ticket no sub-domain takes', async () => {
    const readText = async (world: World) => {
      const { finish, seen } = flow(world);
      await finish(enteredValue);
      return seen.filter((one) => one.startsWith('auth.main'));
    };
    expect(await readText({ subDomain: '', hasMain: true })).toEqual(['auth.main.login {"code":"ticket"}']);
    expect(await readText({ hasMain: true })).toEqual([]);
    expect(await readText({ subDomain: '' })).toEqual([]);
  });

  test('M143-M146, D58, D63: the person, what they agreed to, the polling, the sub-domain, a first password, the way on', async () => {
    const { open, finish, seen } = flow();
    await open('/record', false);
    await vi.waitFor(() => expect(boxes()).toBe(1));
    await finish({ code: 'ticket', setPassword: true });
    expect(boxes()).toBe(0);
    expect(seen).toEqual([
      'load user',
      'say Logged in',
      'auth.agreement.accept {"version":"1"}',
      'changed true',
      `sync ${SUB}/auth/knowledge_login?code=ticket&pc_user_key=key`,
      'offer',
      'go /record',
    ]);
  });

  test('M161: what the server says instead of the person is shown in the box, and nothing follows', async () => {
    const { open, finish, seen } = flow({ loadUser: () => Promise.resolve('The server is busy') });
    await open(HERE, false);
    await finish(enteredValue);
    await vi.waitFor(() => expect(boxes()).toBe(1));
    expect(seen).toEqual(['say The server is busy']);
  });

  test('M161: a server that says nothing is a lost network', async () => {
    const { finish, seen } = flow({ loadUser: () => Promise.resolve('') });
    await finish(enteredValue);
    expect(seen).toEqual(['say Network error. Please try again later.']);
  });

  test('D61: nobody waits for the sub-domain', async () => {
    const { finish, seen } = flow({ sync: () => new Promise(() => undefined) });
    await finish(enteredValue);
    expect(seen.at(-1)).toBe('refresh');
  });

  test('D61, requirement 8: a sync nobody hears is only logged, without its ticket', async () => {
    const { finish, seen } = flow({ sync: () => Promise.reject(new Error('no such host')) });
    await finish(enteredValue);
    expect(seen).toContain(`report auth.knowledge_login: ${SUB} could not be told`);
    expect(seen.join()).not.toContain('ticket');
  });

  test.each([
    ['the page shown is asked for anew', HERE, HERE, 'refresh'],
    ['a page in place of which a login stood is, too', HERE, undefined, 'refresh'],
    ['what was wanted comes', HERE, '/record', 'go /record'],
    ['a wish that leaves the site is none', HERE, '//evil.example', 'go /index'],
    [
      'the page that sent here comes in its place',
      '/login?jumpfrom=%2Frecord',
      undefined,
      'go /record instead',
    ],
    ['a login page by itself leads home', '/login', undefined, 'go /index instead'],
    [
      'an address of the shop is followed',
      '/login?redirect_url=https%3A%2F%2Fshop.example%2Fa',
      undefined,
      'go /a instead',
    ],
    [
      'an address of the shop’s other host, too',
      `/login?redirect_url=${encodeURIComponent(`${SUB}/a`)}`,
      undefined,
      `leave ${SUB}/a`,
    ],
    [
      'an address of any other host is not',
      '/login?redirect_url=https%3A%2F%2Fevil.example%2Fa',
      undefined,
      'go /index instead',
    ],
  ])('M60, M146: %s', async (_name, here, next, way) => {
    const { open, finish, seen } = flow({ here: () => here });
    if (next !== undefined) await open(next, false);
    await finish(enteredValue);
    expect(seen.at(-1)).toBe(way);
  });

  test('M277: a box that is close from inside closes as by its cross: a gate leads home', async () => {
    const { open, close, seen } = flow();
    close();
    await open('/record', true);
    await vi.waitFor(() => expect(boxes()).toBe(1));
    close();
    expect([boxes(), seen]).toEqual([0, ['go / instead']]);
  });

  test('D62: a login in another tab lets whoever waits in the box go on, and nobody else', async () => {
    const { open, doneElsewhere, seen } = flow();
    await doneElsewhere(false);
    expect(seen).toEqual([]);
    await open(HERE, true);
    await vi.waitFor(() => expect(boxes()).toBe(1));
    await doneElsewhere(false);
    expect([boxes(), seen]).toEqual([0, ['refresh']]);
  });

  test('D27: where the way back is taken, the box goes with its page, also one on its way, and leads nowhere', async () => {
    const { open, onNavigate, seen } = flow();
    await open('/record', true);
    await vi.waitFor(() => expect(boxes()).toBe(1));
    onNavigate();
    expect([boxes(), seen]).toEqual([0, []]);
    const opening = open('/record', true);
    onNavigate();
    await opening;
    await open(HERE, false);
    await vi.waitFor(() => expect(boxes()).toBe(1));
    expect(seen).toEqual([]);
  });

  test.each([
    ['what it was asked for', '/login?jumpfrom=%2Frecord', 'go /record instead'],
    ['home', '/college_login', 'go /index instead'],
    ['the page in whose place it stands', HERE, 'refresh'],
  ])('D62: a login in another tab lets a page that is a login go on to %s', async (_name, here, way) => {
    const { doneElsewhere, seen } = flow({ here: () => here });
    await doneElsewhere(true);
    expect(seen).toEqual([way]);
  });

  test('D62: a login in another tab reaches a box that is still on its way, and it does not come', async () => {
    const { open, doneElsewhere, seen } = flow();
    const opening = open('/record', true);
    await doneElsewhere(false);
    await opening;
    expect(seen).toEqual(['go /record']);
    // Another wish finds the way free, and this box alone.
    await open(HERE, false);
    await vi.waitFor(() => expect(boxes()).toBe(1));
  });
});
