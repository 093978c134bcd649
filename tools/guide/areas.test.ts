/** Documents of the areas say what their manifests say; `npx vitest run --project server tools/guide/areas.test.ts -u` writes AREAS.md anew. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../imports.ts';
import { areasDocument, dataModelDocument } from './areas.ts';

it('docs: AREAS.md says what each area is for', async () => {
  const text = areasDocument();
  expect(text).toContain('- **orders**: ');
  await expect(text).toMatchFileSnapshot(join(ROOT, 'docs/AREAS.md'));
});

it('docs: the data model lists tables with their keys and their references', () => {
  const text = dataModelDocument();
  expect(text).toContain('`order.expire`');
  expect(text).toMatch(/^\| `entitlement` \| `app_id` text, .+ \| \d+ \| .*\|$/m);
  expect(text).toMatch(/ `shop` by app_id/);
});
