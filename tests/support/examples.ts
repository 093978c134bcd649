/** The examples of every renderer, read from their rooms. */
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { AnyRenderer, RendererExample, Shelf } from '#schemas/page/define-renderer.ts';

export interface ExampleRow {
  definition: AnyRenderer;
  example: RendererExample;
}

export async function loadExamples(shelf?: Shelf): Promise<ExampleRow[]> {
  const rows: ExampleRow[] = [];
  for (const kind of catalogue.kinds()) {
    const definition = catalogue.get(kind)?.definition;
    if (definition === undefined || (shelf !== undefined && definition.offers !== shelf)) continue;
    const path = `../../renderers/${definition.family}/${kind}/examples.ts`;
    const module: { examples: readonly RendererExample[] } = await import(path);
    rows.push(...module.examples.map((example) => ({ definition, example })));
  }
  return rows;
}
