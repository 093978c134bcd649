/** Named configs of the ways into an account, with people a shop server would answer. */
import type { RendererExample, StoredPropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Info = ViewDataOf<typeof definition>['info'];

const NEW: Info = {
  user_id: 'u_new',
  nickname: '新同学',
  avatar: '',
  gender: 0,
  birthday: '',
  real_name: '',
  address: { region_code: '', detail: '' },
  company: '',
  position: '',
  email: '',
  phone: '',
  area_code: '',
  has_password: 0,
  channels: [{ provider: 'wx', nickname: '一片云' }],
  delete_at: 0,
};
const TYPICAL: Info = {
  ...NEW,
  phone: '199****0003',
  area_code: '86',
  email: 'a***@school.example',
  has_password: 1,
};

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: {}, data: { info: NEW } },
  { name: 'typical', props: {}, data: { info: TYPICAL } },
  {
    name: 'maximal',
    props: {},
    data: {
      info: {
        ...TYPICAL,
        email: 'a***@a-school-with-a-very-long-name-for-its-mail.department.example',
        channels: [
          { provider: 'wx', nickname: '一个名字很长很长的微信昵称，长到一行放不下为止' },
          { provider: 'qq', nickname: '' },
          { provider: 'wework', nickname: 'Ada (Learning)' },
        ],
      },
    },
  },
];
