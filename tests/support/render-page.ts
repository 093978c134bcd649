/** Draws one page of a shop as the server does, with a home of one unknown node behind it. */
import { render } from '#app/entry-server.tsx';
import type { RenderInput, RenderOutcome } from '#schemas/page/render-contract.ts';
import { buildBoot } from './build-boot.ts';
import { buildDocument, buildNode } from './engine.ts';

const home = {
  page: buildDocument([buildNode('x', 'constructor')]),
  data: {},
  version: 'v',
  tags: ['document:page/home'],
};

async function call(endpoint: { name: string }, input: object): Promise<never>;
async function call(endpoint: { name: string }, input: object): Promise<unknown> {
  const isHome = endpoint.name === 'page.micro.get' && 'page_id' in input && input.page_id === 'home';
  return Promise.resolve(isHome ? { ok: true, data: home } : { ok: false, code: 'not-found', msg: '' });
}

export type BootChange = Parameters<typeof buildBoot>[0];

/** What `render` is given for an address of a plain shop, changed where the test cares. */
export function renderInput(
  url: string,
  boot: BootChange = {},
  more: Partial<RenderInput> = {},
): RenderInput {
  const base = {
    origin: 'https://shop.example',
    locale: 'cn',
    now: 0,
    mode: 'live',
    build: 'b',
    report: () => undefined,
  } as const;
  return { ...base, url, boot: buildBoot(boot), call, ...more };
}

/** The page of an address; throws where it is a redirect. */
export async function renderPage(
  ...args: Parameters<typeof renderInput>
): Promise<Extract<RenderOutcome, { kind: 'page' }>> {
  const outcome = await render(renderInput(...args));
  if (outcome.kind !== 'page') throw new Error(`redirected to ${outcome.to}`);
  return outcome;
}
