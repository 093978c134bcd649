/** What a backup says of itself: who wrote it, how far its tables had come, and what each part holds. */
import { Type, type Static } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';

const Count = Type.Integer({ minimum: 0 });
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Name = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' });

const TableSchema = Type.Object({
  name: Name,
  columns: Type.Array(
    Type.Object({ name: Name, type: Type.String({ pattern: '^[a-z][a-z0-9_ (),]*(?:\\[\\])?$' }) }),
    { minItems: 1 },
  ),
  rows: Count,
  /** The sum of the hashes of all rows: the same in whatever order they are read. */
  checksum: Sha256,
});

const ManifestSchema = Type.Object({
  format: Type.Literal('lectern-backup'),
  version: Type.Literal(1),
  product: Type.String(),
  made_at: Type.String(),
  database: Type.Union([Type.Literal('embedded'), Type.Literal('postgres')]),
  /** The last migration its tables had. */
  migration: Type.Object({ at: Count, name: Type.String() }),
  /** In the order they are filled in: what is referred to comes first. */
  tables: Type.Array(TableSchema),
  sequences: Type.Array(
    Type.Object({ name: Name, last: Type.String({ pattern: '^\\d+$' }), called: Type.Boolean() }),
  ),
  files: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[\\w-][\\w.-]*(?:/[\\w-][\\w.-]*)*$' }),
      bytes: Count,
      sha256: Sha256,
    }),
  ),
});

export type Manifest = Static<typeof ManifestSchema>;
export type BackupTable = Static<typeof TableSchema>;

/** One plain line: a backup that cannot be made, read or restored. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const isManifest = makeAjv('input').compile<Manifest>(ManifestSchema);

/** @throws BackupError where the text is no manifest of ours. */
export function readManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isManifest(value))
    throw new BackupError('This is no backup of Lectern, or not one this version reads.');
  return value;
}
