/** Finds a program a test needs; as root on Debian it is installed where missing, elsewhere the error says how. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL_MS = 170_000;

/** Path of the first of `places` that exists, after installing `debianPackage` if none does. */
export function needProgram(places: readonly string[], debianPackage: string): string {
  const readMatch = () => places.find((place) => existsSync(place));
  const there = readMatch();
  if (there !== undefined) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...options: string[]) =>
      execFileSync('apt-get', options, { env, timeout: INSTALL_MS, stdio: 'ignore' });
    run('update', '-q');
    run('install', '-y', '-q', '--no-install-recommends', debianPackage);
  }
  const installedText = readMatch();
  if (installedText === undefined)
    throw new Error(`These tests need ${debianPackage}: apt-get install -y ${debianPackage}`);
  return installedText;
}
