/** Named configs of the phone's page. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: { code: '' } },
  { name: 'typical', props: { code: 'Zm9yLWEtc3RvcnktMTI4Yg' } },
];
