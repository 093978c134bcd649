/** A merchant's hand: publishes documents through the console of a running server whose data directory is known. */
import { readConfig } from '#server/start/config.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';

export interface PageNodeJson {
  id: string;
  kind: string;
  v: number;
  props: unknown;
}

export interface ConfigDocument {
  kind: string;
  id: string;
  body: unknown;
}

export interface PublishAnswer {
  /** 0 where it was published. */
  code: number;
  // oxlint-disable-next-line names/no-bare-participle -- the name of the wire
  data: { hidden?: readonly unknown[]; errors?: readonly unknown[] };
}

/** A micro page of these nodes. */
export function microPage(id: string, main: readonly unknown[], title = 'A made page'): ConfigDocument {
  return { kind: 'page', id, body: { schema_version: 1, id, kind: 'micro', title, regions: { main } } };
}

/** Publishes all or nothing; `salvage` publishes what has faults, too. */
export async function publishTo(
  server: { url: string; dataDir: string },
  shop: string,
  documents: readonly ConfigDocument[],
  salvage = false,
): Promise<PublishAnswer> {
  const { consoleToken } = openSecrets(readConfig({ DATA_DIR: server.dataDir }));
  const answer = await fetch(`${server.url}/api/console.page.publish/1.0.0`, {
    method: 'POST',
    headers: { authorization: `Bearer ${consoleToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ shop, documents, salvage, author: 'test', note: '' }),
  });
  return (await answer.json()) as PublishAnswer;
}
