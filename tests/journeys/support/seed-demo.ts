/** What a first start with DEMO=1 leaves behind, of the two shops with a back end to enter; a process, for it blocks the one it runs in. */
import { mkdirSync } from 'node:fs';
import { demoShops } from '#demo/shops.gen.ts';
import { openStores } from '#server/start/open-stores.ts';

const dataDir = process.env['DATA_DIR'] ?? '';
mkdirSync(dataDir, { recursive: true });
const now = Date.now();
const shops = ['knowledge', 'training'].flatMap((label) => demoShops.get(label)?.(now) ?? []);
const stores = await openStores({ dataDir, demo: true }, { demoShops: () => shops });
await stores.close();
process.stdout.write('seeded\n');
