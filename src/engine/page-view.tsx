/** Draws one region of a ready document. The tree is walked here, once; after that each node looks after itself. */
import { memo, type ReactNode } from 'react';
import type { Region } from '#schemas/page/document.ts';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';
import { useEngine } from './provider.tsx';

export interface PageViewProps {
  document: ReadyDocument;
  region: Region;
  data: PageData;
}

export const PageView = memo(function PageView({ document, region, data }: PageViewProps): ReactNode {
  const engine = useEngine();
  const nodes = document.regions[region];
  return nodes === undefined ? null : engine.drawNodes(engine, nodes, data);
});
