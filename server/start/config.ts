/** The environment as typed values (contract "Environment"): the installation's, and what each area reads of it. */
import type { Settings } from '#server/kernel/area.ts';
import { readInstallation, type InstallationConfig } from '#server/kernel/config/config.ts';
import type { Environment } from '#server/kernel/config/read-variables.ts';
import { readSettings } from './areas.gen.ts';

export type Config = InstallationConfig & Settings;

/**
 * Reads the environment; pure but for `*_FILE` variables.
 * @throws ConfigError for the first value that cannot be used.
 */
export function readConfig(env: Environment): Config {
  const installation = readInstallation(env);
  const { demo, host, publicUrl } = installation;
  const facts = {
    allowsBuiltIn: demo,
    host,
    hostname: publicUrl === undefined ? host : new URL(publicUrl).hostname,
  };
  return { ...installation, ...readSettings(env, facts) };
}
