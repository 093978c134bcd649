/** What a save of a document has to start from. */
import type { ConfigVersion, DocumentName } from '../store/config-rows.ts';
import type { ConfigStore } from '../store/configs.store.ts';

export interface DocumentStand extends ConfigVersion {
  isDraft: boolean;
}

/** The draft, or what is live where there is none; undefined where neither is there. */
export async function readStand(
  configs: Pick<ConfigStore, 'draft' | 'live'>,
  appId: string,
  { kind, id }: DocumentName,
): Promise<DocumentStand | undefined> {
  const draft = await configs.draft(appId, kind, id);
  const version = draft ?? (await configs.live(appId, kind, id));
  return version === undefined ? undefined : { ...version, isDraft: draft !== undefined };
}
