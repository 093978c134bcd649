/** Draws a home of given nodes as the server does: read by the page laws, its data answered by empty lists. */
import { render } from '#app/entry-server.tsx';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import { runPlan } from '#schemas/page/plan.ts';
import type { ReadyDocument } from '#schemas/page/ready.ts';
import type { RenderOutcome } from '#schemas/page/render-contract.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { buildBoot } from './build-boot.ts';

const NOW = Date.UTC(2026, 10, 21);
const plainBoot = buildBoot();
const can = capabilities(readShop(plainBoot.info));
const facts = { locale: 'en', capabilities: can, now: NOW / 1000 } as const;
const context = { shopId: plainBoot.info.app_id, locale: 'en', capabilities: can, params: {} } as const;

/** The data an endpoint answers; undefined where the server has no answer. */
export type Answers = (endpoint: string, input: Readonly<Record<string, unknown>>) => unknown;

const nothing: Answers = () => undefined;

/** A home of these nodes after reading. */
export function readHome(main: readonly unknown[]): ReadyDocument {
  const body = { schema_version: 1, id: 'home', kind: 'home', title: 'Home', regions: { main } };
  return readDocument(body, catalogue, facts).document;
}

function callerOf(main: readonly unknown[], answers: Answers): Caller {
  const answer = async (
    endpoint: { name: string },
    input: Readonly<Record<string, unknown>>,
  ): Promise<unknown> => {
    if (endpoint.name !== 'page.micro.get') {
      const data = answers(endpoint.name, input);
      return data === undefined ? { ok: false, code: 'network', msg: '' } : { ok: true, data };
    }
    const document = readHome(main);
    const { data } = await runPlan(document, (kind) => catalogue.get(kind)?.definition, context, caller);
    return { ok: true, data: { page: document, data, version: 'v', tags: [] } };
  };
  const caller = answer as unknown as Caller;
  return caller;
}

export type DrawnPage = Extract<RenderOutcome, { kind: 'page' }>;

/** The page drawn, and what the log was told. */
export async function drawHome(
  main: readonly unknown[],
  answers: Answers = nothing,
  boot: Boot = plainBoot,
): Promise<{ outcome: DrawnPage; reports: string[] }> {
  const reports: string[] = [];
  const outcome: RenderOutcome = await render({
    url: '/',
    origin: 'http://localhost',
    locale: 'en',
    boot,
    now: NOW,
    call: callerOf(main, answers),
    mode: 'live',
    build: 'test',
    report: ({ message }) => reports.push(message),
  });
  if (outcome.kind !== 'page') throw new Error(`redirected to ${outcome.to}`);
  return { outcome, reports };
}
