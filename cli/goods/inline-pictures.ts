/** Pictures pasted into HTML as `data:` addresses: written out as files, so that they are sent like any other (D127). */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeSources, mapTexts } from '../local-images.ts';

const DATA = /^data:image\/(png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/=\s]+)$/i;

/** The rows with a name in place of each such picture; the files stand below `into` under these names. */
export function writeInlinePictures(
  rows: unknown,
  into: string,
): { rows: unknown; names: ReadonlySet<string> } {
  const names = new Set<string>();
  const newRows = mapTexts(rows, '', (text) => {
    if (!text.includes('data:image/')) return text;
    return changeSources(text, (source) => {
      const [, ending, base64] = DATA.exec(source) ?? [];
      if (ending === undefined || base64 === undefined) return source;
      const bytes = Buffer.from(base64, 'base64');
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const name = `./images/inline-${digest}.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
      mkdirSync(dirname(join(into, name)), { recursive: true });
      writeFileSync(join(into, name), bytes);
      names.add(name);
      return name;
    });
  });
  return { rows: newRows, names };
}
