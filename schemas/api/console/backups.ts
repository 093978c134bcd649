/** Backups the server makes of its whole installation: listed, begun, deleted; its operator's alone (R58). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineConsoleCall } from './define-console-call.ts';

const AREA = 'backups';
const SCOPE = 'installation';
/** The moment it was begun, and some letters: `20261127T133000Z-1f3a`. */
const BackupId = Type.String({ pattern: '^\\d{8}T\\d{6}Z-[0-9a-f]{4}$' });

const BACKUP_STATES = ['waiting', 'running', 'done', 'failed'] as const;

export const BackupSchema = Type.Object({
  id: BackupId,
  state: ChoiceSchema(BACKUP_STATES),
  /** Of a hundred. */
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Name of the file in `DATA_DIR/backups`; it is there once the state is `done`. */
  file: Type.String(),
  /** 0 until it is done. */
  bytes: Type.Integer(),
  /** Unix seconds. */
  begun_ts: Type.Integer(),
  /** The moment it holds, in unix seconds; 0 until it is done. */
  made_ts: Type.Integer(),
  /** Why it failed, or is tried again; empty for no reason. */
  reason: Type.String(),
});
export type Backup = Static<typeof BackupSchema>;

export const consoleBackupList = defineConsoleCall({
  name: 'console.backup.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Backups the server made or is making in `DATA_DIR/backups`, the last begun first; and when the last one of any kind was made.',
  input: {},
  data: Type.Object({
    items: Type.Array(BackupSchema),
    /** Of the server or of `npm run shop -- backup`, in unix seconds; 0 where there was none. */
    last_made_ts: Type.Integer(),
  }),
});

export const consoleBackupStart = defineConsoleCall({
  name: 'console.backup.start',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Begins a backup of the whole installation, which a job makes beside what else the server does. 40900 while one is being made.',
  input: {},
  data: BackupSchema,
  codes: ['state-conflict'],
});

export const consoleBackupDelete = defineConsoleCall({
  name: 'console.backup.delete',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Deletes a backup of `DATA_DIR/backups`. 40900 while it is being made.',
  input: { id: BackupId },
  data: Type.Object({}),
  codes: ['state-conflict'],
});
