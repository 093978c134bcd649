/** The server that has the data of this machine open, where one runs. */
import type { Config } from '#server/start/config.ts';
import { baseUrl, readServerFile } from '#server/start/server-file.ts';

/** Where it answers; undefined where none does. */
export async function runningServer({ dataDir }: Pick<Config, 'dataDir'>): Promise<string | undefined> {
  const address = readServerFile(dataDir);
  if (address === undefined) return undefined;
  const base = baseUrl(address);
  try {
    return (await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(3_000) })).ok ? base : undefined;
  } catch {
    return undefined;
  }
}
