/** What mutation testing changes, group by group, and which tests are asked whether they notice. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../imports.ts';

export interface MutationGroup {
  readonly name: string;
  readonly mutate: readonly string[];
  /** Tests drawn in something like a browser, and tests of plain Node; either may be empty. */
  readonly browserTests: readonly string[];
  readonly nodeTests: readonly string[];
  /** The part of the mutants caught, in percent, that a run may not fall below; it is only ever raised. */
  readonly floor: number;
}

const waits = (file: string) => /\b(?:async|await|Promise)\b/.test(readFileSync(join(ROOT, file), 'utf8'));

/**
 * Rules of an area that decide from what they are given. A change in one that asks a database would cost half the contract: those
 * are broken by hand (`tools/rows`, ADR-238).
 */
function decidingRules(area: string): readonly string[] {
  const folder = `server/areas/${area}/rules`;
  return readdirSync(join(ROOT, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !waits(file));
}

export const GROUPS: readonly MutationGroup[] = [
  {
    name: 'page',
    mutate: ['schemas/page/*.ts'],
    browserTests: [
      'schemas/page/**/*.test.{ts,tsx}',
      'src/ui/link.test.tsx',
      // By the name of a moment the server and the browser agree on.
      'src/platform/server-clock.test.ts',
    ],
    nodeTests: [
      'tests/laws/{salvage.property,old-documents,chrome-document,page-blocks,presets,fixed-screens,goods-documents}.test.{ts,tsx}',
      // What is said of a fault is read aloud there.
      'cli/{broken-documents,warnings}/*.test.ts',
    ],
    floor: 94,
  },
  {
    name: 'forms',
    // A person who stands in stories alone is no law.
    mutate: ['schemas/{form,auth,text,address,account}/*.ts', '!schemas/account/example-person.ts'],
    browserTests: ['schemas/{form,auth,text,address,account}/**/*.test.{ts,tsx}'],
    nodeTests: [],
    floor: 90,
  },
  {
    name: 'engine',
    mutate: ['src/engine/*.{ts,tsx}'],
    browserTests: ['src/{engine,app}/**/*.test.{ts,tsx}'],
    nodeTests: [],
    floor: 92,
  },
  // Rules by area; each is judged by the tests beside it.
  ...(
    [
      ['rules-goods', ['goods-transfer'], 95],
      ['rules-study', ['learning', 'exams', 'tasks', 'certificates'], 95],
      [
        'rules-shop',
        ['catalogue', 'access', 'orders', 'zones', 'pages', 'messaging', 'identity', 'onboarding'],
        95,
      ],
      ['rules-media', ['live', 'media', 'uploads'], 95],
    ] as const
  ).map(([name, areas, floor]): MutationGroup => ({
    name,
    mutate: areas.flatMap(decidingRules),
    browserTests: [],
    nodeTests: areas.map((area) => `server/areas/${area}/rules/*.test.ts`),
    floor,
  })),
];
