/** Which page numbers stand under the results: the first, the last, those around the current one, and gaps. */

export type PageNumber = number | 'gap-before' | 'gap-after';

export function pageNumbers(page: number, last: number): PageNumber[] {
  const around = [page - 1, page, page + 1].filter((number) => number > 1 && number < last);
  const first = around[0] ?? last;
  const end = around.at(-1) ?? 1;
  return [
    1,
    ...(first > 2 && around.length > 0 ? (['gap-before'] as const) : []),
    ...around,
    ...(end < last - 1 && around.length > 0 ? (['gap-after'] as const) : []),
    ...(last > 1 ? [last] : []),
  ];
}
