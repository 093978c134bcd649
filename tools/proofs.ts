/**
 * `npm run proofs [-- <name> ...]`: what is too long for the gate. Each proof is stopped at its limit, ends with one line on
 * the screen and one in reports/proofs.jsonl; the run fails where one did.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './imports.ts';
import { runCommand, stopCommands } from './test/command.ts';
import { proofsNamed, type Proof } from './test/proofs.ts';

const REPORTS = join(ROOT, 'reports');
const BUILD = [join(ROOT, 'node_modules', '.bin', 'tsx'), 'tools/build.ts'];
const BUILD_LIMIT_MS = 5 * 60_000;

/** Runs one proof and writes down how it ended; answers whether it passed. */
async function prove({ name, says, command, env = {}, browser, limitMinutes }: Proof): Promise<boolean> {
  process.stdout.write(`\n== ${name}: ${says}, at most ${limitMinutes} minutes\n`);
  const start = Date.now();
  const more = browser ? { CHROMIUM_PATH: ensureChromium() } : {};
  const { exit } = await runCommand(command, { ...env, ...more }, limitMinutes * 60_000);
  const seconds = Math.round((Date.now() - start) / 100) / 10;
  const line = { name, at: new Date(start).toISOString(), passed: exit === 0, exit, seconds };
  appendFileSync(join(REPORTS, 'proofs.jsonl'), `${JSON.stringify(line)}\n`);
  process.stdout.write(`proof ${name}: ${exit === 0 ? 'passed' : `failed, exit ${exit}`}, ${seconds} s\n`);
  return exit === 0;
}

async function main(): Promise<void> {
  const proofs = proofsNamed(process.argv.slice(2));
  mkdirSync(REPORTS, { recursive: true });
  if (proofs.some(({ needsBuild }) => needsBuild)) {
    const { exit } = await runCommand(BUILD, {}, BUILD_LIMIT_MS);
    if (exit !== 0) throw new Error(`the build ended with ${exit}`);
  }
  let failures = 0;
  for (const proof of proofs) if (!(await prove(proof))) failures += 1;
  process.stdout.write(`\n${proofs.length - failures} proofs passed, ${failures} failed\n`);
  process.exitCode = failures === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopCommands();
    process.exit(130);
  });
}
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
