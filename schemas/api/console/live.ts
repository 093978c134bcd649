/** Live rooms of the shop for its merchant: what is set of them, where their picture comes from, what they came to (D95-D106, ADR-374). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { MEDIA_SOURCES } from '../../live/kinds.ts';
import { LiveReportSchema } from '../../live/report.ts';
import { RoomSettingsSchema, RoomSourceSchema } from '../../live/room-settings.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  PartSchema,
  sortInput,
  sortsBy,
} from './define-console-call.ts';
import { VersionSchema } from './save.ts';

const AREA = 'live';
const SCOPE = 'live';
/** Sales and the addresses of winners are for people who may read reports. */
const REPORT_SCOPE = 'reports';
const OF_ROOM = { alive_id: GoodsId };
const OF_SAVE = { id: GoodsId, version: Type.Optional(VersionSchema) };
const SavedSchema = Type.Object({ id: GoodsId, version: VersionSchema });

const RoomLineSchema = Type.Object({
  alive_id: Type.String(),
  title: Type.String(),
  /** See LIVE_STATE. */
  alive_state: Type.Integer(),
  /** See ALIVE_TYPE; -1 for a room that was never opened. */
  alive_type: Type.Integer(),
  /** When it is announced for, unix seconds. */
  start_ts: Type.Integer(),
  source: ChoiceSchema(MEDIA_SOURCES),
  /** See PUSH_STATE. */
  push_state: Type.Integer(),
});

/** Orders of this list, its own first. */
export const LIVE_SORTS = sortsBy('-start_ts', 'title');
export type LiveSort = (typeof LIVE_SORTS)[number];

export const consoleLiveList = defineConsoleCall({
  name: 'console.live.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Live rooms of the shop with their state: the one announced for last first. `q` is looked for in id and title.',
  input: {
    ...LIST_INPUT,
    ...sortInput(LIVE_SORTS),
    filter: Type.Optional(
      Type.Object({ alive_state: Type.Optional(OneOrMore(Type.Integer({ minimum: 0, maximum: 9 }))) }),
    ),
  },
  data: PartSchema(RoomLineSchema),
});

export const consoleLiveGet = defineConsoleCall({
  name: 'console.live.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'What is set of a live room.',
  input: { id: GoodsId },
  data: Type.Object({ item: RoomSettingsSchema, version: VersionSchema }),
});

export const consoleLiveSave = defineConsoleCall({
  name: 'console.live.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Changes the settings of a live room that are named. 40900 with `yours` and `theirs` where `version` is not what is stored, and with `reason` `no-form` where the form is not published for learners.',
  input: { ...OF_SAVE, item: Type.Partial(RoomSettingsSchema) },
  data: SavedSchema,
  codes: ['state-conflict'],
});

export const consoleLiveSourceGet = defineConsoleCall({
  name: 'console.live_source.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Where the picture of a live room comes from, and where it is pushed to.',
  input: { id: GoodsId },
  data: Type.Object({
    item: RoomSourceSchema,
    version: VersionSchema,
    /** With the key of the room; empty where the server takes no pushes. */
    push_address: Type.String(),
  }),
});

export const consoleLiveSourceSave = defineConsoleCall({
  name: 'console.live_source.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Sets where the picture of a live room comes from. 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: { ...OF_SAVE, item: RoomSourceSchema },
  data: Type.Object({
    ...SavedSchema.properties,
    /** Origins browsers fetch nothing from before the operator lists them (ADR-440). */
    unlisted: Type.Array(Type.String()),
  }),
  codes: ['state-conflict'],
});

export const consoleReportLive = defineConsoleCall({
  name: 'console.report.live',
  area: AREA,
  scope: REPORT_SCOPE,
  writes: false,
  summary: 'What a live room came to: members, messages, sign-ins, prizes, votes, sales.',
  input: OF_ROOM,
  data: LiveReportSchema,
});

export const consoleLiveReportExport = defineConsoleCall({
  name: 'console.live_report.export',
  area: AREA,
  scope: REPORT_SCOPE,
  writes: false,
  summary: 'The same as the text of one CSV file.',
  input: OF_ROOM,
  data: Type.Object({ csv: Type.String() }),
});
