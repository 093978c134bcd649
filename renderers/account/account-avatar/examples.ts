/** Named configs of the avatar, with people a shop server would answer. */
import type { RendererExample, StoredPropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Info = ViewDataOf<typeof definition>['info'];

const ADA: Info = {
  user_id: 'u_ada',
  nickname: '阿达 Ada',
  avatar: '/demo/avatars/gu.svg',
  gender: 2,
  birthday: '1990-05-03',
  real_name: '李达',
  address: { region_code: '110101', detail: '' },
  company: '',
  position: '',
  email: '',
  phone: '199****0003',
  area_code: '86',
  has_password: 1,
  channels: [],
  delete_at: 0,
};

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: {}, data: { info: { ...ADA, nickname: '', avatar: '', phone: '' } } },
  { name: 'typical', props: {}, data: { info: ADA } },
  {
    name: 'long-text',
    props: {},
    data: { info: { ...ADA, nickname: '一个把二十个字都用完了的特别特别长的昵称' } },
  },
  { name: 'broken-image', props: {}, data: { info: { ...ADA, avatar: '/demo/avatars/gone.svg' } } },
];
