/** Sends a file as it is read, however large it is, and waits for what a server makes of it. */
import { createReadStream, statSync } from 'node:fs';
import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** By Node's own client: `fetch` gives up after five minutes of silence, and a long film is cut for longer. */
export async function postFile(
  address: string,
  file: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<{ status: number; type: string; text: string }> {
  const url = new URL(address);
  const request = (url.protocol === 'https:' ? askSecure : askPlain)(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      'content-length': statSync(file).size,
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  // What breaks is told by the request. An answer may come before all is sent, and is what counts then.
  pipeline(createReadStream(file), request).catch(() => undefined);
  const response = await answer;
  const body = await text(response);
  request.destroy();
  return { status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text: body };
}
