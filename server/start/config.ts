/** The environment as typed values (contract "Environment"): the installation's, and what each area reads of it. */
import type { Settings } from '#server/kernel/area.ts';
import { readInstallation, type InstallationConfig } from '#server/kernel/config/config.ts';
import type { SettingFacts } from '#server/kernel/define-area.ts';
import type { Environment } from '#server/kernel/config/read-variables.ts';
import { readSettings } from './areas.gen.ts';

export type Config = InstallationConfig & Settings;

/** What areas may know of the installation when they read their settings. */
export function factsOf({ demo, host, publicUrl }: InstallationConfig): SettingFacts {
  return {
    allowsBuiltIn: demo,
    host,
    hostname: publicUrl === undefined ? host : new URL(publicUrl).hostname,
  };
}

/**
 * Reads the environment; pure but for `*_FILE` variables.
 * @throws ConfigError for the first value that cannot be used.
 */
export function readConfig(env: Environment): Config {
  const installation = readInstallation(env);
  return { ...installation, ...readSettings(env, factsOf(installation)) };
}
