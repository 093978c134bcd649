/** Named configs of the personal centre's frame. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const node = (kind: string) => ({ id: kind, kind, v: 1, props: {} });

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: {} },
  {
    name: 'typical',
    props: {},
    slots: {
      side: [node('account-avatar')],
      sheets: [
        node('account-profile'),
        node('account-security'),
        node('account-sessions'),
        node('account-deletion'),
      ],
    },
  },
];
