/** The address of the shop a document is seen at; what is seen everywhere is looked at on the home page. */
import { pathTo } from '#schemas/paths.ts';
import type { DocumentName } from '../model/document.ts';

/** @param path the address to look at instead, where the screen was opened for one */
export function pathOfDocument({ kind, id }: DocumentName, path: string | null): string {
  if (path !== null && /^\/(?![/\\])/.test(path)) return path;
  if (kind === 'page' && id !== 'home') return pathTo('page', { id });
  return kind === 'zone' ? pathTo('zone', { zoneId: id }) : pathTo('home', {});
}
