/** Brings a node's stored props from the version they were written in to the version of today (models: stored things have versions). */
import type { CatalogueEntry } from './catalogue.ts';
import { isObject } from './json.ts';

export type MigrationResult =
  | { ok: true; props: Record<string, unknown>; steps: readonly string[] }
  | { ok: false; reason: 'newer-version' | 'migration' };

/** `props` must be a private copy; each step's `why` is listed in order in `steps`. */
export function migrateProps(
  entry: CatalogueEntry,
  version: number,
  props: Record<string, unknown>,
): MigrationResult {
  const target = entry.definition.version;
  if (version > target) return { ok: false, reason: 'newer-version' };
  const steps: string[] = [];
  let current: Record<string, unknown> = props;
  for (let to = version + 1; to <= target; to += 1) {
    const migration = entry.migrations.find((step) => step.to === to);
    if (migration === undefined) return { ok: false, reason: 'migration' };
    try {
      const next: unknown = migration.up(current);
      if (!isObject(next)) return { ok: false, reason: 'migration' };
      current = next;
    } catch {
      return { ok: false, reason: 'migration' };
    }
    steps.push(migration.why);
  }
  return { ok: true, props: current, steps };
}
