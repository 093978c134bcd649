/** Writes the demo artwork into public/demo: `tsx demo/art/covers/generate.ts`. The same run always writes the same bytes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { artworks } from './artwork.ts';

const target = join(import.meta.dirname, '../../../public/demo');

const files = artworks();
// Only its own folders: films and recordings lie beside them (demo/art/media).
for (const folder of new Set(files.map(({ file }) => dirname(file))))
  rmSync(join(target, folder), { recursive: true, force: true });
for (const { file, svg } of files) {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, svg);
}
const bytes = files.reduce((sum, { svg }) => sum + Buffer.byteLength(svg), 0);
process.stdout.write(`${files.length} pictures, ${Math.round(bytes / 1024)} kB\n`);
