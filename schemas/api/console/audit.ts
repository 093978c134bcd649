/** What was changed in a shop, by whom and through what (D140). */
import { Type } from 'typebox';
import { defineConsoleCall, LIST_INPUT, sortsBy, PartSchema, sortInput } from './define-console-call.ts';

const AuditSchema = Type.Object({
  id: Type.String(),
  /** Unix seconds. */
  at: Type.Integer(),
  /** The name of who did it. */
  who: Type.String(),
  /** `operator`: the token of the installation, which the `shop` command on the server holds; `token`: a personal token. */
  through: Type.String(),
  /** The call that changed it: `console.orders.refund`. */
  call: Type.String(),
  /** What was changed: `order o_…`. */
  subject: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});

/** Orders of this list, its own first. */
export const AUDIT_SORTS = sortsBy('-at');
export type AuditSort = (typeof AUDIT_SORTS)[number];

export const consoleAuditList = defineConsoleCall({
  name: 'console.audit.list',
  area: 'console',
  scope: 'audit',
  writes: false,
  summary: 'Changes of the last 400 days, the newest first. `q` is looked for in who, call and subject.',
  input: { ...LIST_INPUT, ...sortInput(AUDIT_SORTS) },
  data: PartSchema(AuditSchema),
});
