/** Writes the names of the icons from the symbols of their sheet. */
import { readFileSync } from 'node:fs';
import { at, writeGenerated } from './files.ts';

export function writeIconNames(): void {
  const sheet = readFileSync(at('src/ui/icons.svg'), 'utf8');
  const names = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => JSON.stringify(name));
  writeGenerated(
    'src/ui/icon-names.gen.ts',
    `/** Names of the icons in icons.svg. */\nexport const ICON_NAMES = [\n${names.map((name) => `  ${name},`).join('\n')}\n] as const;\n`,
  );
}
