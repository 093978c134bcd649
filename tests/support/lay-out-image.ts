/** Lays the product out as the image holds it: exactly the paths that the last stage of the Dockerfile copies. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';

/** Copies everything but the packages, which the caller installs or links, into the folder. */
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
}
