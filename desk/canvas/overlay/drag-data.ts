/** What is dragged in the canvas, and where it was dropped, as pragmatic-drag-and-drop carries it: plain records. */
import type { NodeSpot } from '../model/document.ts';

const DRAG = 'lectern-blocks';

export const dragData = (ids: readonly string[]): Record<string, unknown> => ({ type: DRAG, ids });

export function idsOfDrag({ type, ids }: Record<string, unknown>): readonly string[] | undefined {
  if (type !== DRAG || !Array.isArray(ids)) return undefined;
  return ids.filter((id): id is string => typeof id === 'string');
}

export const dropData = (spot: NodeSpot | undefined): Record<string, unknown> => ({ spot });

const isSpot = (value: unknown): value is NodeSpot =>
  typeof value === 'object' && value !== null && 'index' in value && ('region' in value || 'slot' in value);

export const spotOfDrop = ({ spot }: Record<string | symbol, unknown>): NodeSpot | undefined =>
  isSpot(spot) ? spot : undefined;
