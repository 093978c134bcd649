/** Writes tools/fences.oxlintrc.json, the fence table as lint rules: `tsx tools/lint-fences.ts`. A test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOMS, type Room } from './floors.ts';
import { readAliases, ROOT } from './imports.ts';

export const FENCES_FILE = join(ROOT, 'tools', 'fences.oxlintrc.json');

/** Inner rooms of the server, reached as #server/<room>/. */
const SERVER_ROOMS = ['kernel', 'areas', 'web', 'seed', 'start'];

/** Rooms behind each import pattern; a pattern is open to a room that may import any of them. */
function doors(): Map<string, readonly string[]> {
  const map = new Map<string, readonly string[]>();
  for (const alias of Object.keys(readAliases())) {
    const name = alias.slice(1, -2);
    if (name === 'renderers') map.set('#renderers/**', ['plain doors', 'plain registries', 'views']);
    else if (name === 'features')
      map.set('#features/**', ['features', 'common features', 'feature {feature}', 'feature {family}']);
    else if (name === 'server')
      for (const room of SERVER_ROOMS) map.set(`#server/${room}/**`, [`server ${room}`]);
    else map.set(`#${name}/**`, [name]);
  }
  return map;
}

function packagesOfHouse(): string[] {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.dependencies);
}

function mayUse(room: Room, name: string): boolean {
  return room.packages.some(
    (allowed) => allowed === '*' || name === allowed || (allowed.endsWith('/') && name.startsWith(allowed)),
  );
}

function fenceOf(room: Room): object {
  const closedDoors = [...doors()]
    .filter(([, rooms]) => !rooms.some((name) => room.may.includes(name)))
    .map(([door]) => door);
  const closedPackages = packagesOfHouse()
    .filter((name) => !mayUse(room, name))
    .flatMap((name) => [name, `${name}/**`]);
  const message = `Room "${room.name}" (floor ${room.floor}) may not import this; see tools/floors.ts.`;
  const imports = ['error', { patterns: [{ group: [...closedDoors, ...closedPackages], message }] }];
  const globals = [
    'error',
    ...(room.bans ?? []).map((name) => ({
      name,
      message: `${room.name} may not use ${name}; see tools/floors.ts.`,
    })),
  ];
  return {
    files: [room.glob],
    rules: {
      'no-restricted-imports': imports,
      ...(room.bans === undefined ? {} : { 'no-restricted-globals': globals }),
    },
  };
}

function openRoom(room: Room): object {
  return { files: [room.glob], rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' } };
}

/** The lint config of the fences; later overrides win, so the table's first-match order is turned round. */
export function fencesAsLint(): string {
  const fenced = ROOMS.toReversed().map((room) => (room.may.includes('*') ? openRoom(room) : fenceOf(room)));
  const loose = {
    files: ['**/*.test.{ts,tsx}', '**/*.gen.{ts,tsx,js}'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' },
  };
  return `${JSON.stringify({ overrides: [...fenced, loose] }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FENCES_FILE, fencesAsLint());
