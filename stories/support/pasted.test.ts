/** What the paste box understands. */
import { describe, expect, it } from 'vitest';
import { readPasted } from './pasted.ts';

const node = { id: 'a', kind: 'faq', v: 1, props: {} };

describe('readPasted', () => {
  it('D112: a node and a list of nodes become the main region of a page', () => {
    const page = { schema_version: 1, kind: 'micro', regions: { main: [node] } };
    expect(readPasted(JSON.stringify(node))).toMatchObject({ body: page });
    expect(readPasted(JSON.stringify([node]))).toMatchObject({ body: page });
  });

  it('D112: a document is taken as it is', () => {
    const page = { schema_version: 1, id: 'home', kind: 'home', title: 'x', regions: { top: [node] } };
    expect(readPasted(JSON.stringify(page))).toEqual({ body: page });
  });

  it('D112: what is no JSON is told with its line', () => {
    expect(readPasted('{\n  "kind": "faq",\n  oops\n}')).toMatchObject({ line: 3 });
    expect(readPasted('{')).toMatchObject({ line: 1 });
  });
});
