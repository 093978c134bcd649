/** What somebody pastes, read as a page document: a whole one, a list of nodes, or a single node. */
import { isObject } from '#schemas/page/json.ts';

export type PasteResult = { readonly body: unknown } | { readonly line: number; readonly problem: string };

/** Where JSON.parse stopped, told as a line; its messages name a place in one of two ways. */
function lineOf(text: string, message: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const place = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, place === undefined ? text.length : Number(place)).split('\n').length;
}

const around = (nodes: readonly unknown[]) => ({
  schema_version: 1,
  id: 'pasted',
  kind: 'micro',
  title: 'Pasted',
  regions: { main: nodes },
});

/** A list of nodes or a node is put into the main region of a page, so that pointers are those of a real document. */
export function readPasted(text: string): PasteResult {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return { body: around(value) };
    if (isObject(value) && 'kind' in value && !('regions' in value)) return { body: around([value]) };
    return { body: value };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { problem, line: lineOf(text, problem) };
  }
}
