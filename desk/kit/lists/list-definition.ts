/** What a list screen is made of: a call, its columns and filters, and what can be done with rows. */
import type { ReactNode } from 'react';
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import type { Scope } from '#schemas/console/roles.ts';
import type { DeskCaller } from '../calls/caller.ts';
import type { ScreenHeadProps } from '../screens/screen-head.tsx';
import type { PartLink } from './part-links.tsx';

/** The caller of console calls, as a list reads by it. */
export type Ask = DeskCaller['ask'];

/**
 * What a part of a list is asked for. Sort and filter fit the call the definition names them for, which the compiler cannot follow:
 * they are checked against the definition when the address is read.
 */
export interface ListQuery {
  q?: string;
  cursor?: string;
  limit?: number;
  sort?: never;
  filter?: never;
}

interface ListPart<Row> {
  items: Row[];
  total: number;
  next?: string;
}

export type FilterValue = string | number | boolean;

export interface ListFilter {
  /** The field of the call's `filter`, and the parameter of the address. */
  name: string;
  label: string;
  /** Absent for an id, which only a link sets. */
  options?: readonly { value: FilterValue; label: string }[];
  /** Chosen by the links above the list, not by a field of its own. */
  isInParts?: boolean;
  /** The call takes one value alone. */
  isSingle?: boolean;
}

export interface Column<Row> {
  id: string;
  label: string;
  /** As plain text: what a table for spreadsheets holds, and what is drawn where there is no `cell`. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** The field it is sorted by. */
  sort?: string;
  isNumber?: boolean;
  /** Never broken into two lines: a day, a moment. */
  isOneLine?: boolean;
  /** Left out on phones. */
  isWide?: boolean;
  /** Left out for a role without this scope. */
  scope?: Scope;
}

export interface BulkForm<Row> {
  rows: readonly Row[];
  onDone: () => void;
  onClose: () => void;
}

export interface BulkAction<Row> {
  /** `data-action` of its button. */
  action: string;
  label: string;
  /** Asked for first, where it cannot be undone. */
  question?: (rows: readonly Row[]) => string;
  run?: (rows: readonly Row[]) => Promise<void>;
  /** What has to be filled in first; it acts itself, and says when it is done. */
  form?: (form: BulkForm<Row>) => ReactNode;
}

export interface ListDefinition<Row> {
  /** `table[data-list]` */
  name: string;
  title: string;
  call: ConsoleCall;
  read: (ask: Ask, query: ListQuery) => Promise<Answer<ListPart<Row>>>;
  idOf: (row: Row) => string;
  /** What a row is called by where it is chosen. */
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  filters?: readonly ListFilter[];
  /** Orders of the call, its own first. */
  sorts: readonly string[];
  /** What words are looked for in; absent where the call looks for none. */
  searchHint?: string;
  /** What an order is called that no column has. */
  sortNames?: Readonly<Record<string, string>>;
  /** The screen this list belongs to. */
  back?: ScreenHeadProps['back'];
  /** Links above the list to it and its siblings. */
  parts?: readonly PartLink[];
  /** The main button beside the title. */
  action?: ReactNode;
  /** Further ones, beside the export. */
  moreActions?: readonly ReactNode[];
  rowActions?: (row: Row) => ReactNode;
  bulk?: readonly BulkAction<Row>[];
  empty: { title: string; hint?: string; action?: ReactNode };
}
