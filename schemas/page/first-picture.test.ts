/** Which node leads: by the order of the page, never by what a view thinks of itself (ADR-131). */
import { describe, expect, it } from 'vitest';
import { markFirstPicture } from './first-picture.ts';
import type { ReadyNode } from './ready.ts';

/** Of a kind nobody knows, nothing is known. */
const lookup = (kind: string) =>
  kind === 'nope' ? undefined : { largePicture: kind === 'banner' || kind === 'ad' };
const node = (id: string, kind: string, more: Partial<ReadyNode> = {}): ReadyNode => ({
  id,
  kind,
  props: {},
  ...more,
});

function leaders(main: ReadyNode[], top: ReadyNode[] = []): string[] {
  const matches: string[] = [];
  const visit = (one: ReadyNode) => {
    if (one.leads === true) matches.push(one.id);
    for (const child of Object.values(one.slots ?? {}).flat()) visit(child);
  };
  for (const nodes of Object.values(markFirstPicture({ top, main }, lookup))) nodes.forEach(visit);
  return matches;
}

describe('the first large picture of a page', () => {
  it('performance: is the first in reading order, and only that', () => {
    expect(leaders([node('a', 'notice'), node('b', 'banner'), node('c', 'ad')])).toEqual(['b']);
    expect(leaders([node('b', 'banner')], [node('t', 'ad')])).toEqual(['t']);
  });

  it('performance: may stand inside a block', () => {
    const box = node('box', 'columns', { slots: { left: [node('x', 'text')], right: [node('y', 'ad')] } });
    expect(leaders([box, node('b', 'banner')])).toEqual(['y']);
  });

  it('performance: is none where it would stand below the first screen', () => {
    expect(leaders([node('a', 'x'), node('b', 'x'), node('c', 'x'), node('d', 'banner')])).toEqual([]);
  });

  it('D114: is never one that is drawn for some people only, nor one that cannot be drawn', () => {
    const personal = node('p', 'banner', { when: { login: 'in' } });
    const brokenNode = node('q', 'banner', { broken: 'invalid-props' });
    expect(leaders([personal, brokenNode, node('a', 'x'), node('b', 'x'), node('c', 'ad')])).toEqual(['c']);
  });

  it('D114: is looked for behind what a block holds for some people only, or cannot draw', () => {
    const personal = node('p', 'banner', { when: { svip: true } });
    const brokenNode = node('q', 'banner', { broken: 'threw' });
    const box = node('box', 'columns', { slots: { left: [personal, brokenNode], right: [node('y', 'ad')] } });
    expect(leaders([box])).toEqual(['y']);
    expect(leaders([node('box', 'columns', { slots: { left: [personal, brokenNode] } })])).toEqual([]);
  });

  it('R3: is none of a kind nobody knows', () => {
    expect(leaders([node('a', 'nope'), node('b', 'banner')])).toEqual(['b']);
  });

  it('performance: leaves a page without one as it was, and all its other nodes', () => {
    const regions = { main: [node('a', 'x')], bottom: [node('b', 'banner')] };
    expect(markFirstPicture(regions, lookup)).toBe(regions);
    const around = { main: [node('a', 'x', { slots: { in: [node('c', 'x')] } }), node('b', 'banner')] };
    expect(markFirstPicture(around, lookup)).toStrictEqual({
      main: [around.main[0], { ...around.main[1], leads: true }],
    });
  });
});
