/** The state of a list in its address, by the names of the call: `?q=words&sort=-amount&state=unpaid&state=paid`. */
import type { FilterValue, ListDefinition, ListFilter, ListQuery } from './list-definition.ts';

export interface ListState {
  q: string;
  /** Empty for the list's own order. */
  sort: string;
  filter: Readonly<Record<string, readonly FilterValue[]>>;
}

/** What of a definition its address is read by. */
export interface AddressedList {
  filters?: readonly ListFilter[];
  sorts: readonly string[];
}

const WORDS_MAX = 100;

/** Values the filter knows; a value nobody offers is left out, as an old link may name it. */
function valuesOf({ name, options, isSingle }: ListFilter, params: URLSearchParams): FilterValue[] {
  const texts = [...new Set(params.getAll(name).flatMap((text) => text.split(',')))].filter(
    (text) => text !== '',
  );
  const values =
    options === undefined
      ? texts
      : options.flatMap(({ value }) => (texts.includes(String(value)) ? [value] : []));
  return isSingle === true ? values.slice(0, 1) : values;
}

export function readListState(params: URLSearchParams, { filters = [], sorts }: AddressedList): ListState {
  const sort = params.get('sort') ?? '';
  const entries = filters.map((filter) => [filter.name, valuesOf(filter, params)] as const);
  return {
    q: (params.get('q') ?? '').slice(0, WORDS_MAX),
    sort: sorts.includes(sort) && sort !== sorts[0] ? sort : '',
    filter: Object.fromEntries(entries.filter(([, values]) => values.length > 0)),
  };
}

/**
 * The same as parameters; what is usual is left out, so that an address says what was chosen.
 *
 * @param before parameters of the address: what is not the list's, such as the language, stays
 */
export function writeListState(
  { q, sort, filter }: ListState,
  { filters = [] }: Pick<AddressedList, 'filters'>,
  before: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ['q', 'sort', ...filters.map((one) => one.name)]) params.delete(name);
  if (q !== '') params.set('q', q);
  if (sort !== '') params.set('sort', sort);
  for (const [name, values] of Object.entries(filter))
    for (const value of values) params.append(name, String(value));
  return params;
}

/** What the compiler cannot follow: sort and filter were checked against the list's own definition. */
function asQuery(query: object): never;
function asQuery(query: object): object {
  return query;
}

/** The state as the call takes it; a filter of one value is an equality. */
export function toQuery({ q, sort, filter }: ListState, limit: number, cursor?: string): ListQuery {
  const fields = Object.entries(filter).map(
    ([name, values]) => [name, values.length === 1 ? values[0] : values] as const,
  );
  return asQuery({
    limit,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(sort === '' ? {} : { sort }),
    ...(fields.length === 0 ? {} : { filter: Object.fromEntries(fields) }),
    ...(cursor === undefined ? {} : { cursor }),
  });
}

/** What of the state the links above the list chose: which part of it is open. */
export function partOf(
  { filter }: ListState,
  { filters = [] }: Pick<AddressedList, 'filters'>,
): ListState['filter'] {
  const isInParts = (name: string) => filters.some((one) => one.name === name && one.isInParts === true);
  return Object.fromEntries(Object.entries(filter).filter(([name]) => isInParts(name)));
}

/** Whether anything but the order and the part was chosen: an empty list then says that nothing fits. */
export const isNarrow = (state: ListState, list: Pick<AddressedList, 'filters'>): boolean =>
  state.q.trim() !== '' || Object.keys(state.filter).length > Object.keys(partOf(state, list)).length;

/** The order a press on a column's head asks for: its usual way round first, then the other. */
export function nextSort(
  field: string,
  current: string,
  { sorts }: Pick<ListDefinition<never>, 'sorts'>,
): string {
  const usual = sorts.find((sort) => sort === field || sort === `-${field}`) ?? field;
  const other = usual.startsWith('-') ? field : `-${field}`;
  const now = current === '' ? (sorts[0] ?? '') : current;
  return now === usual && sorts.includes(other) ? other : usual;
}
