/** Named configs of the deletion of an account. */
import type { RendererExample, StoredPropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Info = ViewDataOf<typeof definition>['info'];

const INFO: Info = {
  user_id: 'u_ada',
  nickname: 'Ada',
  avatar: '',
  gender: 0,
  birthday: '',
  real_name: '',
  address: { region_code: '', detail: '' },
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
  { name: 'typical', props: {}, data: { info: INFO } },
  { name: 'asked', props: {}, data: { info: { ...INFO, delete_at: 1_797_858_480 } } },
];
