/** Named configs of the page a scan comes back to. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const state = 'ab'.repeat(32);

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: { provider: 'wx', state: '', code: '' } },
  {
    name: 'typical',
    props: { provider: 'wx', state, code: 'code-of-an-example' },
    data: { finish: { scene: 'login', token: '', login_key: '' } },
  },
];
