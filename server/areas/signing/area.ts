/** Signs what leaves the installation and is checked later: exported hours, certificates (ADR-325). */
import type { AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { registerPublicKeys } from './http/public-keys.ts';
import { makeSigner, type Signer } from './services/signer.ts';

export { checkSignature } from './services/check-signature.ts';
export { didOf, methodOf } from './http/public-keys.ts';
export { makeSigner, type PublicKey, type Signer } from './services/signer.ts';

declare module '#server/kernel/area.ts' {
  interface Areas {
    signing: Signer;
  }
}

export const area = defineArea({
  name: 'signing',
  open: ({ keys }: AppContext): Signer => makeSigner(keys.signing),
  routes: registerPublicKeys,
});
