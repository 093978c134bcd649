/** An identity provider: how its accounts are asked for, and what people see of the company (D47, D48, ADR-435). */
import type { IdentityCompany } from '#schemas/auth/identity-company.ts';
import { defineProvider, type Provider } from '#server/kernel/providers.ts';
import type { IdentityProvider, IdentityWorld } from '../ports/identity-providers.ts';

type ProviderOptions<Settings> = Omit<
  Parameters<typeof defineProvider<Settings, IdentityProvider, IdentityWorld>>[0],
  'name' | 'isBuiltIn'
>;

/** Its file is all there is to write: the login box, the personal centre, routes and contracts read `company` (tools/gen.ts). */
export function defineIdentityProvider<Settings>({
  company,
  ...provider
}: ProviderOptions<Settings> & { company: IdentityCompany }): Provider<IdentityProvider, IdentityWorld> & {
  readonly company: IdentityCompany;
} {
  return { ...defineProvider({ name: company.name, ...provider }), company };
}
