/** A scratch folder with Node 24 from the registry, and what the image holds: exactly what the Dockerfile copies. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';

const quiet = { stdio: 'ignore', timeout: 10 * 60_000 } as const;

/** Installs Node 24 into the folder; answers the path of its program. */
export function installNode24(dir: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(dir, { recursive: true });
  execFileSync('npm', ['install', '--prefix', dir, '--no-save', `${name}@24`], { ...quiet, cwd: dir });
  return join(dir, 'node_modules', name, 'bin/node');
}

/** Lays the image out: production packages, and the paths of the Dockerfile's last stage. */
export function layOutImage(dir: string): void {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  for (const [, sources = '', target = ''] of dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)) {
    for (const source of sources.split(' ').map((path) => path.replace('/app/', ''))) {
      if (source === 'node_modules') continue;
      const to = target.endsWith('/') ? join(dir, target, source.split('/').at(-1) ?? '') : join(dir, target);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(ROOT, source), to, { recursive: true });
    }
  }
  for (const name of ['package-lock.json', '.npmrc']) cpSync(join(ROOT, name), join(dir, name));
  execFileSync('npm', ['ci', '--omit=dev'], { ...quiet, cwd: dir });
}
