/** Named configs of the change of a password. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const stranger = {
  id: 'stranger',
  kind: 'login-panel',
  v: 1,
  props: { only: 'reset' },
  slots: { ways: [{ id: 'reset', kind: 'forgot-password', v: 1, props: { tab: 'reset' } }] },
};

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: {}, slots: { stranger: [{ ...stranger, slots: { ways: [] } }] } },
  { name: 'typical', props: {}, slots: { stranger: [stranger] } },
];
