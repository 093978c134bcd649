/** Writes the table of companies that log in by a scan from what each identity provider says of its own (ADR-435). */
import { pathToFileURL } from 'node:url';
import type { IdentityCompany, IdentityCompanyRow } from '#schemas/auth/identity-company.ts';
import { at, files, writeGenerated } from './files.ts';

const FOLDER = 'server/areas/identity/providers/identity';

/** By name, in their order. @throws Error where two have one name, or one choice. */
export function companyRows(companies: readonly IdentityCompany[]): Record<string, IdentityCompanyRow> {
  const rows: Record<string, IdentityCompanyRow> = {};
  const inOrder = companies.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'));
  for (const { name, label, icon, choice = name, capability } of inOrder) {
    const isTaken = name in rows || Object.values(rows).some((row) => row.choice === choice);
    if (isTaken) throw new Error(`two identity providers are called ${name} or ${choice}`);
    rows[name] = { choice, label, icon, ...(capability === undefined ? {} : { capability }) };
  }
  return rows;
}

async function companyOf(file: string): Promise<IdentityCompany[]> {
  const module: { provider?: { company?: IdentityCompany } } = await import(
    pathToFileURL(at(`${FOLDER}/${file}`)).href
  );
  return module.provider?.company === undefined ? [] : [module.provider.company];
}

/** @throws Error as above */
export async function writeIdentityCompanies(): Promise<void> {
  const sources = files(FOLDER, '.ts').filter((file) => !file.endsWith('.test.ts'));
  const rows = Object.entries(companyRows((await Promise.all(sources.map(companyOf))).flat()));
  writeGenerated(
    'schemas/auth/identity-companies.gen.ts',
    `import type { IdentityCompanyRow } from './identity-company.ts';

const rows = {
${rows.map(([name, row]) => `  ${JSON.stringify(name)}: ${JSON.stringify(row)},`).join('\n')}
} as const satisfies Readonly<Record<string, IdentityCompanyRow>>;

export type ScanCompanyName = keyof typeof rows;
/** What somebody presses in the login box. */
export type ScanChoice = (typeof rows)[ScanCompanyName]['choice'];
/** Every company, in order. */
export const SCAN_COMPANIES: Readonly<
  Record<ScanCompanyName, IdentityCompanyRow & Pick<(typeof rows)[ScanCompanyName], 'choice' | 'icon'>>
> = rows;
`,
  );
}
