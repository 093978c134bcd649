/** Who was let in to what of a live room, and how a file of it is sent. */
import type { LinkSubject } from '#server/areas/media/area.ts';
import type { OpenFile } from '#server/kernel/files/file-store.ts';
import type { Watching } from '../rules/watching.ts';

/** Somebody's, for somebody, who may be in the room now. */
export interface MediaAdmission {
  link: LinkSubject;
  watching: Watching;
}

/** What a file is sent as. */
export type FileBody = { type: string; body: string | Buffer } | { type: string; file: OpenFile };
