/** How stored props come to the version of today: one step after another, and not at all where one is amiss. */
import { describe, expect, it } from 'vitest';
import { buildEntry, buildRenderer } from '../../tests/support/catalogue.ts';
import type { PropsMigration } from './define-renderer.ts';
import { migrateProps } from './migrate.ts';

const at = (version: number) => ({ ...buildRenderer('note'), version });
const add = (to: number): PropsMigration => ({
  to,
  why: `to ${to}`,
  up: (props) => ({ ...props, came: [...(Array.isArray(props['came']) ? props['came'] : []), to] }),
});

describe('older props', () => {
  it('models: go through each step once, in order, whatever order they are written in', () => {
    const entry = buildEntry(at(4), [add(3), add(4), add(2)]);
    expect(migrateProps(entry, 1, { text: 'x' })).toEqual({
      ok: true,
      props: { text: 'x', came: [2, 3, 4] },
      steps: ['to 2', 'to 3', 'to 4'],
    });
    expect(migrateProps(entry, 3, { text: 'x' })).toEqual({
      ok: true,
      props: { text: 'x', came: [4] },
      steps: ['to 4'],
    });
  });

  it('models: of today stay as they are', () => {
    expect(migrateProps(buildEntry(at(2), [add(2)]), 2, { text: 'x' })).toEqual({
      ok: true,
      props: { text: 'x' },
      steps: [],
    });
  });

  it('models: of tomorrow are not read', () => {
    expect(migrateProps(buildEntry(at(2), [add(2)]), 3, {})).toEqual({ ok: false, reason: 'newer-version' });
  });
});

describe('a step that is amiss', () => {
  const fails = () => {
    throw new Error('no');
  };
  const none = (): Record<string, unknown> => JSON.parse('[]');
  it.each<[string, PropsMigration[]]>([
    ['is not there', [add(3)]],
    ['is not there at the end', [add(2)]],
    ['fails', [{ to: 2, why: 'fails', up: fails }, add(3)]],
    ['makes no props', [{ to: 2, why: 'makes a list', up: none }, add(3)]],
    ['makes no props at the end', [add(2), { to: 3, why: 'makes a list', up: none }]],
  ])('models: one that %s ends it', (_name, steps) => {
    expect(migrateProps(buildEntry(at(3), steps), 1, {})).toEqual({ ok: false, reason: 'migration' });
  });
});
