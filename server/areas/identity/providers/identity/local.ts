/** A phone of the shop's own, which stands in for companies that are not configured (D48): a demo's of this machine. */
import { defineProvider } from '#server/kernel/providers.ts';
import type { IdentityProvider, IdentityWorld } from '../../ports/identity-providers.ts';

/** A phone that poses as whatever account is asked for would let anybody bind it. */
export const provider = defineProvider<object, IdentityProvider, IdentityWorld>({
  name: 'local',
  isBuiltIn: true,
  read: () => ({}),
  open: () => undefined,
});
