/** What the installation is and how it is: for who runs it (R58). */
import { Type } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineConsoleCall } from './define-console-call.ts';

const Bytes = Type.Integer({ minimum: 0 });

export const consoleInstallationGet = defineConsoleCall({
  name: 'console.installation.get',
  area: 'console',
  scope: 'installation',
  writes: false,
  summary:
    'Version, database, disk, stored files, failed jobs and the last backup of the installation, as the server that answers sees them.',
  input: {},
  data: Type.Object({
    build: Type.String(),
    /** Of Node: `24.4.0`. */
    node: Type.String(),
    /** Unix seconds: when this server began. */
    started_ts: Type.Integer(),
    shops: Type.Integer({ minimum: 0 }),
    database: Type.Object({
      kind: ChoiceSchema(['embedded', 'postgres']),
      /** Major version of PostgreSQL. */
      version: Type.Integer(),
      bytes: Bytes,
    }),
    /** Room of the disk that holds the data directory; 0 where it is not known. */
    disk: Type.Object({ free: Bytes, total: Bytes }),
    /** Files shops keep, the most bytes first, pictures and media together; at most 100. */
    files: Type.Array(
      Type.Object({ label: Type.String(), files: Type.Integer({ minimum: 0 }), bytes: Bytes }),
    ),
    jobs: Type.Object({
      /** Wait or run now, and failed for good. */
      waiting: Type.Integer({ minimum: 0 }),
      failed: Type.Integer({ minimum: 0 }),
    }),
    /** Unix seconds; 0 where none was made. */
    last_backup_ts: Type.Integer(),
  }),
});
