/** Makes the database of a demo fit for a public address: the password everybody can read opens nothing any more. */
import type { Command } from './command.ts';

export async function lockDemoCommand({ connect, say }: Command): Promise<number> {
  const client = await connect();
  const people = await client.lockDemo();
  say(
    people === 0
      ? "Nobody here has the demo's password.\n"
      : `${String(people)} accounts had the demo's password and have none now, ${client.way}. They log in by a code to their phone or e-mail and set a password of their own.\n`,
  );
  return 0;
}
