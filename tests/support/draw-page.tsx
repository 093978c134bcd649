/** Draws one region of a page as a browser does, and again where something of it changed. */
import { render } from '@testing-library/react';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import type { Engine } from '#engine/engine.ts';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';

/** A page's main region under its engine. */
export const pageTree = (engine: Engine, document: ReadyDocument, data: PageData = {}) => (
  <EngineProvider engine={engine}>
    <PageView document={document} region="main" data={data} />
  </EngineProvider>
);

/** `change` draws the same page with what is given anew. */
export function drawPage(engine: Engine, document: ReadyDocument, data: PageData = {}) {
  const drawnView = render(pageTree(engine, document, data));
  const change = (next: ReadyDocument, nextData: PageData = data, nextEngine: Engine = engine) =>
    drawnView.rerender(pageTree(nextEngine, next, nextData));
  return { ...drawnView, change };
}
