/** One connection for one piece of work, as long as that takes; closed whatever comes of it. */
import pg from 'pg';
import { connectionOptions, type Address } from './pool.ts';

export async function withClient<Done>(
  address: Address,
  work: (client: pg.Client) => Promise<Done>,
): Promise<Done> {
  const client = new pg.Client(connectionOptions(address, { unlimited: true }));
  // The awaited calls report what goes wrong; the event alone would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
