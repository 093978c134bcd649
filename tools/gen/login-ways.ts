/** Writes the table of the login box's tabs from what each way says of itself (ADR-420), for the floors below the renderers. */
import type { LoginTabRow } from '#schemas/auth/login-way.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { writeGenerated } from './files.ts';

type Way = Pick<AnyRenderer, 'kind' | 'offers' | 'loginWay'>;

/** By name, in the order of their ways. @throws Error where a way says nothing of itself, or two fill one tab. */
export function loginTabsOf(renderers: readonly Way[]): Record<string, LoginTabRow> {
  const ways = renderers
    .filter(({ offers }) => offers === 'login-way')
    .map(({ kind, loginWay }) => {
      if (loginWay === undefined) throw new Error(`${kind}: its definition says no loginWay`);
      return { kind, ...loginWay };
    })
    .sort((one, other) => one.order - other.order || one.kind.localeCompare(other.kind, 'en'));
  const rows: Record<string, LoginTabRow> = {};
  for (const { kind: way, side, apart, tabs } of ways)
    for (const { name, ...tab } of tabs) {
      const row = rows[name];
      if (row !== undefined) throw new Error(`${row.way} and ${way} both fill the tab ${name}`);
      rows[name] = { way, side, ...(apart === undefined ? {} : { apart }), ...tab };
    }
  return rows;
}

/** @throws Error as above */
export function writeLoginWays(renderers: readonly Way[]): void {
  const rows = Object.entries(loginTabsOf(renderers));
  writeGenerated(
    'schemas/auth/login-tabs.gen.ts',
    `import type { LoginTabRow } from './login-way.ts';

const rows = {
${rows.map(([name, row]) => `  ${JSON.stringify(name)}: ${JSON.stringify(row)},`).join('\n')}
} as const satisfies Readonly<Record<string, LoginTabRow>>;

export type LoginTabName = keyof typeof rows;
/** Every tab of the login box, in order. */
export const LOGIN_TABS: Readonly<Record<LoginTabName, LoginTabRow>> = rows;
`,
  );
}
