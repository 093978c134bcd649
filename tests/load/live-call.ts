/** A call of a person in a live room, as a browser sends it from the shop's own pages. */
import { Agent, request } from 'node:http';
import { ROOM, SHOP, type CrowdPerson } from './live-people.ts';

const TIMEOUT_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface CallAnswer {
  code: number;
  data: Record<string, unknown>;
}

/** Rejects where the node is gone, or takes too long. */
export function callRoom(
  port: number,
  { cookie, address }: CrowdPerson,
  name: string,
  input: Record<string, unknown>,
): Promise<CallAnswer> {
  const body = JSON.stringify({ alive_id: ROOM, ...input });
  const headers = {
    host: `knowledge.localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    cookie,
    'x-forwarded-for': address,
    'app-id': SHOP,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const path = `/api/${name}/1.0.0`;
    const sentRequest = request(
      { agent, host: '127.0.0.1', port, method: 'POST', path, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          try {
            const read: CallAnswer = JSON.parse(Buffer.concat(parts).toString());
            resolve(read);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      },
    );
    sentRequest.setTimeout(TIMEOUT_MS, () => sentRequest.destroy(new Error('no answer')));
    sentRequest.on('error', reject);
    sentRequest.end(body);
  });
}
