/** Where a good is studied by whoever may: on the study page where it is a lesson, an exam on its page, else on its own page. Pure (ADR-312, ADR-319). */
import { isStudied, takenAt } from '../content/resource-type.ts';
import { pathTo } from '../paths.ts';

interface Piece {
  id: string;
  type: number;
}

/** `course`: the package it is opened in, whose outline stands beside it; its type may be unknown (0). */
export function studyHref({ id, type }: Piece, course?: Piece): string {
  const query = new URLSearchParams();
  const paper = takenAt(type);
  if (paper !== undefined) return pathTo(paper, { id });
  if (!isStudied(type)) {
    if (course !== undefined) query.set('from_tag', course.id);
    return withQuery(pathTo('detail', { id, type }), query);
  }
  if (course !== undefined) query.set('product_id', course.id);
  if (course !== undefined && course.type > 0) query.set('product_type', String(course.type));
  return withQuery(pathTo('learn', { id, type }), query);
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
