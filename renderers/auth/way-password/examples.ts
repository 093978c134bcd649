/** Named configs of the login with a password. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'typical', props: { tab: 'password' } },
  { name: 'account', props: { tab: 'account' } },
];
