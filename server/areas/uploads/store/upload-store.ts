/** Where is kept what learners uploaded. */

export type UploadKind = 'audio' | 'image';

export interface UploadRow {
  /** Made by the server, e.g. `/uploads/8f….jpg`. */
  path: string;
  userId: string;
  kind: UploadKind;
  /** What it is served as. */
  mediaType: string;
  bytes: number;
  /** SHA-256 of what was sent, in hexadecimal. */
  sha256: string;
}

export interface UploadStore {
  /** False where something lies at the path already: of two that come at once one is kept. */
  add(appId: string, row: UploadRow): Promise<boolean>;
  byPath(appId: string, path: string): Promise<UploadRow | undefined>;
  /** Those of these paths that are this person's. */
  byPaths(appId: string, userId: string, paths: readonly string[]): Promise<UploadRow[]>;
  /** Everything a person uploaded. */
  of(appId: string, userId: string): Promise<UploadRow[]>;
  /** How much a person uploaded since then. */
  bytesSince(appId: string, userId: string, since: number): Promise<number>;
}
