/** Prices and coupons of a release as a file: a JSON list of changes, as `console.draft.publish` takes them. */
import { readFileSync } from 'node:fs';
import type { Static } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { SaleChangesSchema, type SaleChange } from '#schemas/goods-table/sale-change.ts';
import { ShopError } from './shop-error.ts';

const isChanges = makeAjv('answer').compile<Static<typeof SaleChangesSchema>>(SaleChangesSchema);

const EXAMPLE = '[{"kind": "good", "id": "g_1", "item": {"price": 4900}}]';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ShopError(`${file} cannot be read. Nothing was published.`);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file).replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError(`${file} is no JSON. Nothing was published. It holds a list such as ${EXAMPLE}`);
  }
}

/** @throws ShopError for a file that is no list of changes, or an empty one */
export function readChanges(file: string): readonly SaleChange[] {
  const changes = readJson(file);
  if (isChanges(changes) && changes.length > 0) return changes;
  const [fault] = isChanges.errors ?? [];
  const where = fault === undefined ? 'has no change in it' : `${fault.instancePath} ${fault.message ?? ''}`;
  throw new ShopError(`${file}: ${where}. Nothing was published. It holds a list such as ${EXAMPLE}`);
}
