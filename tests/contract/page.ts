/** A drawn page of a few letters. */
import type { RenderOutcome } from '#schemas/page/render-contract.ts';

export function page(
  html: string,
  change: Partial<Extract<RenderOutcome, { kind: 'page' }>> = {},
): RenderOutcome {
  return {
    kind: 'page',
    status: 200,
    html,
    head: [{ tag: 'title', attributes: {}, text: 'A page' }],
    state: '{}',
    modules: [],
    themeCss: ':root{--lt-accent:#1f5eff}',
    htmlClass: '',
    cache: { isShared: true },
    tags: [],
    ...change,
  };
}
