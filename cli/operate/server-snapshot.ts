/** The running server that has this data directory open, asked for a snapshot: it alone can read its embedded database. */
import { request } from 'node:http';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { readManifest } from '#server/kernel/backup/manifest.ts';
import type { Snapshot } from '#server/kernel/backup/snapshot.ts';
import { MANIFEST_FILE } from '#server/kernel/backup/staging.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import type { Config } from '#server/start/config.ts';
import { ShopError } from '../shop-error.ts';

/** Without the time limits of fetch: large tables take minutes. */
function post(url: string, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const post = request(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.once('end', () => resolve(text));
      answer.once('error', reject);
    });
    post.once('error', reject);
    post.end();
  });
}

export async function snapshotOfServer(base: string, config: Config): Promise<Snapshot> {
  const text = await post(`${base}/console/backup`, openSecrets(config).consoleToken);
  const answer: unknown = JSON.parse(text);
  const read = (holder: unknown, name: string): unknown =>
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  const folder = read(read(answer, 'data'), 'folder');
  if (typeof folder !== 'string' || !/^[\w.-]+$/.test(folder))
    throw new ShopError(
      `The server at ${base} made no snapshot (${String(read(answer, 'msg'))}): its log says why.`,
    );
  const dir = join(config.dataDir, folder);
  return { dir, manifest: readManifest(readFileSync(join(dir, MANIFEST_FILE), 'utf8')) };
}
