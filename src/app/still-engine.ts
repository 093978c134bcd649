/** The engine of what is drawn once and answers no event: a page on the server, and a block for the guide. */
import type { Engine } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import { drawNodes } from '#engine/server-nodes.tsx';
import { constant } from '#engine/store.ts';
import { eagerViews } from '#engine/view-source.ts';
import type { RenderInput } from '#schemas/page/render-contract.ts';
import { views } from './views-eager.gen.ts';

const source = eagerViews(views);

type StillInput = Pick<RenderInput, 'boot' | 'locale' | 'now' | 'call' | 'report'>;

export function stillEngine(
  { boot, locale, now, call, report }: StillInput,
  page: Pick<Engine, 'mode' | 'build' | 'can' | 'path' | 'dataContext'>,
): Engine {
  return {
    ...page,
    locale,
    boot,
    viewer: constant({ status: 'unknown' }),
    views: source,
    drawNodes,
    call,
    intend: () => undefined,
    events: makeEvents(),
    now: () => now,
    report,
    hydrate: (node) => source.peek(node.kind),
    recover: () => undefined,
    onReady: () => undefined,
  };
}
