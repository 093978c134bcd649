/** Writes the registry of looks from their folders of documents. */
import { readFileSync } from 'node:fs';
import { at, folders, writeGenerated } from './files.ts';

const ROOM = 'schemas/presets';
/** File of each part, as `npm run shop` names them. */
const PARTS = {
  theme: 'theme.json',
  navbar: 'navbar.json',
  footer: 'footer.json',
  suspend: 'suspend.json',
  home: 'page/home.json',
} as const;

function read(name: string, file: string): string {
  return readFileSync(at(`${ROOM}/${name}/${file}`), 'utf8').trim();
}

export function writePresets(): void {
  const rows = folders(ROOM).map((name) => {
    const parts = Object.entries(PARTS).map(([part, file]) => `    ${part}: ${read(name, file)},`);
    return `  ${JSON.stringify(name)}: {\n    ...${read(name, 'preset.json')},\n${parts.join('\n')}\n  },`;
  });
  writeGenerated(
    'schemas/presets/presets.gen.ts',
    `import type { Preset } from './preset.ts';

/** Looks by name, the name of their folder. */
export const presets = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, Preset>>;
export type PresetName = keyof typeof presets;
`,
  );
}
