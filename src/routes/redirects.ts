/** The pure jumps between addresses. */
const ID_TYPES: readonly (readonly [prefix: string, type: number])[] = [
  ['i_', 1],
  ['a_', 2],
  ['v_', 3],
  ['l_', 4],
  ['p_', 6],
  ['camp_', 25],
  ['course_', 50],
];

/** `/detail/{id}/{type}` with the query taken along (M21-M23). */
export function detailHref(id: string | undefined, type: string | undefined, query: URLSearchParams): string {
  const search = query.toString();
  const path = `/detail/${encodeURIComponent(id ?? '')}/${encodeURIComponent(type ?? '')}`;
  return search === '' ? path : `${path}?${search}`;
}

/** D20: the type stands in the path, else in the query, else the id's prefix tells it (D10); else nobody can say. */
export function goodsHref(params: Readonly<Record<string, string>>, query: URLSearchParams): string {
  const id = params['goods_id'] ?? '';
  const byPrefix = ID_TYPES.find(([prefix]) => id.startsWith(prefix))?.[1];
  const type = params['goods_type'] ?? query.get('type') ?? byPrefix?.toString();
  if (type === undefined || !/^\d{1,3}$/.test(type)) return `/unsupport?id=${encodeURIComponent(id)}`;
  const rest = new URLSearchParams();
  const from = query.get('product_id') ?? query.get('from');
  for (const name of ['content_app_id', 'course_content_app_id', 'is_mall_course', 'navIndex', 'from_tag']) {
    const value = query.get(name);
    if (value !== null) rest.set(name, value);
  }
  if (from !== null) rest.set('from_tag', from);
  return detailHref(id, type, rest);
}
