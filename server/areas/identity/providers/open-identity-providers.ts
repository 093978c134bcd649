/** Opens the companies whose accounts an installation lets people scan with. */
import type { ProviderChoice } from '#server/kernel/providers.ts';
import type { IdentityProvider, IdentityProviders, IdentityWorld } from '../ports/identity-providers.ts';

export function openIdentityProviders(
  choices: readonly ProviderChoice<IdentityProvider, IdentityWorld>[],
  world: IdentityWorld,
): IdentityProviders {
  const entries = choices.flatMap((one): [string, IdentityProvider][] => {
    const company = one.open(world);
    return company === undefined ? [] : [[one.name, company]];
  });
  return { companies: Object.fromEntries(entries), hasLocal: choices.some(({ name }) => name === 'local') };
}
