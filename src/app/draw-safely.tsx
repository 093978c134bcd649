/** Server render with one view's error kept to that view (requirement 2). */
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { Engine } from '#engine/engine.ts';
import { allNodes, markThrown } from '#engine/hydration.ts';
import { EngineProvider } from '#engine/provider.tsx';
import type { PageData, ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';

/** What React leaves where a part of the server's render threw; text from data can never look like it. */
const THREW_MARK = '<!--$!-->';

export interface Documents {
  chrome: ReadyDocument;
  page: ReadyDocument;
}

export interface DrawnPage extends Documents {
  html: string;
}

type Data = Readonly<Record<keyof Documents, PageData>>;

/**
 * Draws at full speed; only when something threw is each node tried alone, the culprits are marked broken in the
 * documents, and the page is drawn again, so that the browser's tree is the same as the server's.
 */
export function drawSafely(
  engine: Engine,
  documents: Documents,
  data: Data,
  shell: (documents: Documents) => ReactNode,
): DrawnPage {
  let current = documents;
  for (;;) {
    const html = tryRender(shell(current));
    if (html !== undefined && !html.includes(THREW_MARK)) return { ...current, html };
    const next = withoutCulprits(engine, current, data);
    if (next === undefined) throw new Error('The page throws outside its nodes');
    current = next;
  }
}

function tryRender(tree: ReactNode): string | undefined {
  try {
    return renderToString(tree);
  } catch {
    return undefined;
  }
}

function withoutCulprits(engine: Engine, documents: Documents, data: Data): Documents | undefined {
  const chrome = culprits(engine, documents.chrome, data.chrome);
  const page = culprits(engine, documents.page, data.page);
  if (chrome.size + page.size === 0) return undefined;
  return { chrome: markThrown(documents.chrome, chrome), page: markThrown(documents.page, page) };
}

function culprits(engine: Engine, document: ReadyDocument, data: PageData): Set<string> {
  const nodeIds = new Set<string>();
  for (const node of allNodes(document)) {
    if (node.broken !== undefined || node.when !== undefined) continue;
    const error = errorOf(engine, node, data);
    if (error === undefined) continue;
    nodeIds.add(node.id);
    engine.report({
      level: 'error',
      kind: 'js',
      message: error instanceof Error ? error.message : 'A view threw something that is no error',
      nodeId: node.id,
      nodeKind: node.kind,
      ...(error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {}),
    });
  }
  return nodeIds;
}

/** What the node throws by itself, drawn without its children and without the mark that would catch it. */
function errorOf(engine: Engine, node: ReadyNode, data: PageData): unknown {
  const { hydrate: _mark, slots, ...own } = node;
  const alone = slots === undefined ? own : { ...own, slots: withoutContent(slots) };
  try {
    renderToString(
      <EngineProvider engine={engine}>{engine.drawNodes(engine, [alone], data)}</EngineProvider>,
    );
    return undefined;
  } catch (error) {
    return error ?? new Error('A view threw nothing');
  }
}

function withoutContent(slots: NonNullable<ReadyNode['slots']>): NonNullable<ReadyNode['slots']> {
  return Object.fromEntries(Object.keys(slots).map((name) => [name, []]));
}
