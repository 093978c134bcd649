/** A page of forty blocks as merchants make them, every other one with data of the shop's. */
import { loadExamples } from './examples.ts';
import type { PageNodeJson } from './publish-to.ts';

const BLOCKS = 40;

export async function fortyBlocks(): Promise<PageNodeJson[]> {
  const rows = (await loadExamples('page-block')).filter(({ example }) => example.name === 'typical');
  const withData = rows.filter(({ example }) => example.data !== undefined);
  return Array.from({ length: BLOCKS }, (_, index) => {
    const from = index % 2 === 0 ? withData : rows;
    const row = from[(index >> 1) % from.length];
    if (row === undefined) throw new Error('no examples were found');
    return {
      id: `b-${index}`,
      kind: row.definition.kind,
      v: row.definition.version,
      props: row.example.props,
    };
  });
}
