/** All demo artwork as file names and contents; generate.ts writes it, the test compares it with what is committed. */
import { COVERS } from './catalogue.ts';
import { drawCover } from './cover.ts';

export interface Artwork {
  /** Below public/demo. */
  file: string;
  svg: string;
}

export function artworks(): Artwork[] {
  return [...COVERS.map((plan) => ({ file: `covers/${plan.name}.svg`, svg: drawCover(plan) }))];
}
