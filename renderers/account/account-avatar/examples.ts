/** Named configs of the avatar, with people a shop server would answer. */
import { examplePerson } from '#schemas/account/example-person.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const ada = (change: Parameters<typeof examplePerson>[0] = {}) =>
  examplePerson({ avatar: '/demo/avatars/gu.svg', ...change });

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: {}, data: { info: ada({ nickname: '', avatar: '', phone: '' }) } },
  { name: 'typical', props: {}, data: { info: ada() } },
  {
    name: 'long-text',
    props: {},
    data: { info: ada({ nickname: '一个把二十个字都用完了的特别特别长的昵称' }) },
  },
  { name: 'broken-image', props: {}, data: { info: ada({ avatar: '/demo/avatars/gone.svg' }) } },
];
