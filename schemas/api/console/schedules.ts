/** The calendar of a shop's documents: what goes live at a moment (D43). */
import { Type } from 'typebox';
import {
  DOCUMENT_NAME,
  DocumentFaultSchema,
  ScheduledDocumentsSchema,
  VersionSchema,
} from '../../page/stored-document.ts';
import { defineConsoleCall, PartSchema } from './define-console-call.ts';
import { DOCUMENT_LIST_INPUT, PUBLISH_OPTIONS } from './drafts.ts';

const AREA = 'pages';
const SCOPE = 'pages';

export const consoleScheduleList = defineConsoleCall({
  name: 'console.schedule.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Documents that go live at a moment, by kind and id. `q` is looked for in their names and titles.',
  input: DOCUMENT_LIST_INPUT,
  data: PartSchema(
    Type.Object({
      ...VersionSchema.properties,
      /** Unix seconds. */
      publish_at: Type.Integer(),
      /** Unix seconds: what was live before comes back. */
      take_back_at: Type.Optional(Type.Integer()),
      body: Type.Optional(Type.Unknown()),
    }),
  ),
});

export const consoleScheduleSave = defineConsoleCall({
  name: 'console.schedule.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Lets documents go live at a moment, each with its body or as its draft stands now; checked as strictly as a publication. A newer schedule of a document replaces the older one. At `take_back_at` the version that was live before comes back; a document of which nothing is live has none.',
  input: {
    /** ISO 8601 with its zone, at most 366 days ahead. */
    at: Type.String({ maxLength: 40 }),
    /** The same, later: what was live before comes back then. */
    take_back_at: Type.Optional(Type.String({ maxLength: 40 })),
    documents: ScheduledDocumentsSchema,
    ...PUBLISH_OPTIONS,
  },
  data: Type.Object({
    versions: Type.Array(VersionSchema),
    hidden: Type.Array(DocumentFaultSchema),
  }),
  codes: ['config-invalid', 'state-conflict'],
});

export const consoleScheduleCancel = defineConsoleCall({
  name: 'console.schedule.cancel',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Takes a document off the calendar.',
  input: DOCUMENT_NAME,
  data: Type.Object({}),
});
