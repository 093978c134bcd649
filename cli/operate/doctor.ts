/** `npm run shop -- doctor`: what is well, what is not and how to mend it, one line each; exit code 1 where something fails. */
import { readConfig, type Config } from '#server/start/config.ts';
import { misspelt } from '#server/start/known-variables.ts';
import { plainFault } from '#server/start/plain-fault.ts';
import type { Command } from '../command.ts';
import { fail, lineOf, ok, warn, type Finding } from './finding.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtFiles } from './look-at-files.ts';
import { lookAtAddress, lookAtBackups, lookAtDisk, lookAtNode, lookAtRedis } from './look-at-machine.ts';

function lookAtVariables(): { config?: Config; findings: Finding[] } {
  const findings = misspelt(process.env).map((line) => warn('Variables', line, 'correct its name.'));
  try {
    const config = readConfig(process.env);
    if (findings.length === 0) findings.push(ok('Variables', 'All can be read.'));
    return { config, findings };
  } catch (error) {
    findings.push(fail('Variables', plainFault(error), 'correct it; .env.example lists them all.'));
    return { findings };
  }
}

async function lookAtAll(): Promise<Finding[]> {
  const { config, findings } = lookAtVariables();
  if (config === undefined) return [...findings, lookAtNode()];
  const disk = await lookAtDisk(config);
  return [
    ...findings,
    lookAtNode(),
    disk,
    ...(await lookAtFiles(config)),
    lookAtAddress(config),
    ...(disk.state === 'fail' && config.databaseUrl === undefined ? [] : await lookAtDatabase(config)),
    ...(await lookAtRedis(config)),
    lookAtBackups(config, Date.now()),
  ];
}

export async function doctor({ say, flags }: Command): Promise<number> {
  const findings = await lookAtAll();
  say(flags.json ? `${JSON.stringify(findings, null, 2)}\n` : findings.map(lineOf).join(''));
  return findings.some(({ state }) => state === 'fail') ? 1 : 0;
}
