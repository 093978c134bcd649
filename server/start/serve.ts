/** Runs the server as a process: what goes wrong at the start is one line, what went well the banner. */
import { writePrivately } from '#server/kernel/config/data-dir.ts';
import type { Environment } from '#server/kernel/config/read-variables.ts';
import { readConfig } from './config.ts';
import { misspelt } from './known-variables.ts';
import { plainFault } from './plain-fault.ts';
import { startServer, type StartOptions } from './start.ts';
import { startupBanner } from './startup-banner.ts';

/** @param web what is served besides calls; asked once the environment has been read */
export async function serve(
  env: Environment,
  web: () => Pick<StartOptions, 'distDir' | 'openWeb' | 'build'>,
): Promise<void> {
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  // Errors are all that stands on the other stream.
  const onStep = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    for (const line of misspelt(env)) say(line);
    const config = readConfig(env);
    writePrivately();
    const { address, ...installation } = await startServer({ config, ...web(), onWait: say, onStep });
    process.stdout.write(startupBanner(config, address, installation));
  } catch (error) {
    say(plainFault(error));
    process.exit(1);
  }
}
