/** The development server as a process: the registries first, then the server; where its code cannot be loaded, a page that says so. */
import { readInstallation } from '#server/kernel/config/config.ts';
import { serveFault } from './dev/fault-server.ts';
import { freshRegistries } from './gen/fresh-registries.ts';

const say = (line: string) => void process.stderr.write(line);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function load() {
  try {
    await freshRegistries(say);
    return await import('./dev/serve.ts');
  } catch (error) {
    const { host, port } = readInstallation({ ...process.env, NODE_ENV: 'development' });
    await serveFault(error, host, port);
    say(`${messageOf(error)}\n`);
    return undefined;
  }
}

try {
  await (await load())?.serve();
} catch (error) {
  say(`${messageOf(error)}\n`);
  process.exit(1);
}
