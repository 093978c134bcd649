/** The bench page is the one performance.md speaks of, so that figures can be compared. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HandWritten } from '../engines/react.tsx';
import { LEAVES } from './leaves.tsx';
import { benchPage, changedId, countNodes, kindsOf, withProps } from './nodes.ts';

describe('bench page', () => {
  it('bench: has 208 nodes of 29 kinds and about 1,230 elements', () => {
    const page = benchPage();
    expect(countNodes(page)).toBe(208);
    expect([...kindsOf(page)].sort()).toEqual(Object.keys(LEAVES).sort());
    const elements = renderToStaticMarkup(<HandWritten nodes={page} />).match(/<[a-z]/g)?.length ?? 0;
    expect(elements).toBeGreaterThan(1_150);
    expect(elements).toBeLessThan(1_310);
  });

  it('bench: one change leaves every node that is not above it the same object', () => {
    const page = benchPage();
    const next = withProps(page, changedId(page), { fen: 1 });
    expect(next.filter((node, index) => node !== page[index])).toHaveLength(1);
  });
});
