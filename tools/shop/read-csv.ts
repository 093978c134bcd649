/** Asks a running server for a CSV file of its console. */
import { languageTag, type Locale } from '#schemas/locale.ts';
import type { Answer } from './call-server.ts';

/** The file in this language, or the answer that says why there is none. */
export type ReadCsv = (path: string, locale: Locale) => Promise<string | Answer>;

export function csvReader(base: string, token: string, timeoutMs: number): ReadCsv {
  return async (path, locale) => {
    const response = await fetch(base + path, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': languageTag(locale) },
      // A token is for the server that was named, whatever it says of others.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.headers.get('content-type')?.startsWith('text/csv') === true)
      return Buffer.from(await response.arrayBuffer()).toString('utf8');
    return (await response.json()) as Answer;
  };
}
