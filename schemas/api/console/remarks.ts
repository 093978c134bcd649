/** Remarks the people of a shop leave each other on the blocks of a document; no learner ever sees them (ADR-741). */
import { Type } from 'typebox';
import { ID_PATTERN } from '../../id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { DOCUMENT_NAME } from '../../page/stored-document.ts';
import { VISIBLE } from '../../text/tidy.ts';
import { defineConsoleCall, LIST_INPUT, PartSchema } from './define-console-call.ts';

const AREA = 'team';
const SCOPE = 'pages';
const { cursor, limit } = LIST_INPUT;

export const REMARK_STATES = ['open', 'resolved'] as const;
export const REMARK_MAX = 2000;

const NODE = Type.String({
  pattern: ID_PATTERN,
  description: 'Id of the block; it stays when the block moves',
});
const TEXT = Type.String({ maxLength: REMARK_MAX, pattern: VISIBLE });

const RemarkSchema = Type.Object({
  id: Type.String(),
  node: Type.String(),
  text: Type.String(),
  /** Who wrote it, and whether that is who asks. */
  by: Type.String(),
  is_own: Type.Boolean(),
  state: ChoiceSchema(REMARK_STATES),
  /** Unix seconds. */
  at: Type.Integer(),
  /** Unix seconds; absent where it was never changed. */
  edited_at: Type.Optional(Type.Integer()),
  resolved_by: Type.Optional(Type.String()),
});

/** Remarks of a document, the newest first. */
export const consoleRemarkList = defineConsoleCall({
  name: 'console.remark.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Remarks on the blocks of a document, the newest first, and how many are open on each block.',
  input: {
    ...DOCUMENT_NAME,
    filter: Type.Optional(
      Type.Object({ node: Type.Optional(NODE), state: Type.Optional(ChoiceSchema(REMARK_STATES)) }),
    ),
    cursor,
    limit,
  },
  data: Type.Object({
    ...PartSchema(RemarkSchema).properties,
    /** Open remarks by the id of their block, whatever the filter. */
    counts: Type.Record(Type.String(), Type.Integer()),
  }),
});

/** Leaves a remark, or changes your own. */
export const consoleRemarkSave = defineConsoleCall({
  name: 'console.remark.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Leaves a remark on a block; with `remark_id` changes the text of your own. 40000 with `reason: too-many` where a document has 500 open ones.',
  input: {
    ...DOCUMENT_NAME,
    node: NODE,
    text: TEXT,
    remark_id: Type.Optional(Type.String({ maxLength: 64 })),
  },
  data: RemarkSchema,
});

/** Resolves a remark, or opens it again. */
export const consoleRemarkResolve = defineConsoleCall({
  name: 'console.remark.resolve',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Resolves a remark, or opens it again with `state: open`. 40000 with `reason: too-many` where a document has 500 open ones.',
  input: {
    remark_id: Type.String({ minLength: 1, maxLength: 64 }),
    state: Type.Optional(ChoiceSchema(REMARK_STATES)),
  },
  data: RemarkSchema,
});

/** Takes back a remark of your own. */
export const consoleRemarkDelete = defineConsoleCall({
  name: 'console.remark.delete',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Deletes a remark of your own for good.',
  input: { remark_id: Type.String({ minLength: 1, maxLength: 64 }) },
  data: Type.Object({}),
});
