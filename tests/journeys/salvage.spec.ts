/** A home nobody here wrote: refused with every fault named, published all the same when asked, whole around its holes. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shop } from './support/shop-cli.ts';
import { curl, expect, untilHydrated, test, urlOf } from './support/storefront.ts';

interface Node {
  id: string;
  kind: string;
  v: number;
  props: Record<string, unknown>;
}
interface Home {
  kind: string;
  regions: { main: Node[] };
}

/** One shop of its own, so that no other journey sees its home change. */
const SHOP = 'wecom';

function homeFile(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const home = files
    .map((file) => join(folder, file))
    .find((file) => JSON.parse(readFileSync(file, 'utf8')).kind === 'home');
  expect(home, `a home among ${files.join(', ')}`).toBeDefined();
  return home ?? '';
}

test('R2: a home changed by hand is refused fault by fault, salvaged on demand, and seen within 2 s', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-shop-'));
  try {
    expect(await shop('pull', SHOP, folder)).toMatchObject({ exit: 0 });
    const file = homeFile(folder);
    const home: Home = JSON.parse(readFileSync(file, 'utf8'));
    const keptIds = home.regions.main.map((node) => node.id);
    const [first] = home.regions.main;
    const brokenNodes: Node[] = [
      { id: 'journey-unknown', kind: 'no-such-kind', v: 1, props: {} },
      { id: 'journey-constructor', kind: 'constructor', v: 1, props: {} },
      { id: 'journey-invalid', kind: first?.kind ?? '', v: 1, props: { nonsense: 7 } },
    ];
    const main = [...home.regions.main.toReversed(), ...brokenNodes];
    writeFileSync(file, JSON.stringify({ ...home, regions: { ...home.regions, main } }, null, 2));

    const refusedRun = await shop('push', SHOP, folder);
    expect(refusedRun.exit).toBe(1);
    expect(refusedRun.output).toContain('no-such-kind');
    expect(refusedRun.output).toContain(`/regions/main/${keptIds.length}`);
    expect(refusedRun.output).toContain(`/regions/main/${keptIds.length + 1}`);
    expect(refusedRun.output).toContain(`/regions/main/${keptIds.length + 2}`);
    expect((await curl(SHOP, '/')).body).not.toContain('journey-');

    const checked = await shop('check', SHOP, folder);
    expect(checked.exit).toBe(1);

    const pushedRun = await shop('push', SHOP, folder, '--salvage');
    expect(pushedRun).toMatchObject({ exit: 0 });
    for (const node of brokenNodes) expect(pushedRun.output).toContain(node.id);
    await expect
      .poll(
        async () => [...(await curl(SHOP, '/')).body.matchAll(/data-node="([^"]+)"/g)].map((hit) => hit[1]),
        { timeout: 2_000 },
      )
      .toEqual(expect.arrayContaining([keptIds.at(-1)]));
    await page.goto(urlOf(SHOP));
    await untilHydrated(page);
    const drawings = await page
      .locator('main [data-node]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-node')));
    expect(drawings.filter((id) => keptIds.includes(id ?? ''))).toEqual(keptIds.toReversed());
    expect(drawings.filter((id) => id?.startsWith('journey-'))).toEqual([]);
    await expect(page.locator('[data-kind="navbar"]')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    const log = readFileSync(process.env['JOURNEY_LOG'] ?? '', 'utf8');
    for (const node of brokenNodes) expect(log).toContain(node.id);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
