/** Writes the registry of demo shops, and says what is wrong in their folders. */
import { at, folders, writeGenerated } from './files.ts';

const ROOM = 'demo/shops';

/** Resolves to what is wrong in the shops' files, each a line. */
export async function writeShops(): Promise<string[]> {
  const labels = folders(ROOM);
  writeGenerated(
    'demo/shops.gen.ts',
    `import type { BuildDemoShop } from './demo-shop.ts';
import { readDemoShop } from './read-shop.ts';

const labels = [
${labels.map((label) => `  ${JSON.stringify(label)},`).join('\n')}
];

/** Every demo shop, by label. */
export const demoShops: ReadonlyMap<string, BuildDemoShop> = new Map(
  labels.map((label) => [label, (now) => readDemoShop(label, now)]),
);
`,
  );
  // Reads with what was generated just before.
  const { faultsOfShops } = await import('./shop-faults.ts');
  return faultsOfShops(at(ROOM), labels);
}
