/** What mutation testing changes, group by group, and which tests are asked whether they notice. */
export interface MutationGroup {
  readonly name: string;
  readonly mutate: readonly string[];
  /** Tests drawn in something like a browser, and tests of plain Node; either may be empty. */
  readonly browserTests: readonly string[];
  readonly nodeTests: readonly string[];
  /** Tests that need PostgreSQL, as the contract does. */
  readonly contractTests: readonly string[];
  /** The part of the mutants caught, in percent, that a run may not fall below; it is only ever raised. */
  readonly floor: number;
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
      'tools/shop/{broken-documents,warnings}/*.test.ts',
    ],
    contractTests: [],
    floor: 94,
  },
  {
    name: 'forms',
    // A person who stands in stories alone is no law.
    mutate: ['schemas/{form,auth,text,address,account}/*.ts', '!schemas/account/example-person.ts'],
    browserTests: ['schemas/{form,auth,text,address,account}/**/*.test.{ts,tsx}'],
    nodeTests: [],
    contractTests: [],
    floor: 90,
  },
  {
    name: 'engine',
    mutate: ['src/engine/*.{ts,tsx}'],
    browserTests: ['src/{engine,app}/**/*.test.{ts,tsx}'],
    nodeTests: [],
    contractTests: [],
    floor: 64,
  },
  {
    name: 'rules',
    mutate: ['server/areas/*/rules/*.ts'],
    browserTests: [],
    nodeTests: ['server/areas/*/rules/*.test.ts'],
    contractTests: ['tests/contract/*.test.ts'],
    floor: 0,
  },
];
