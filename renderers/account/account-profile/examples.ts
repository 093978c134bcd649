/** Named configs of the profile, with people a shop server would answer. */
import type { RendererExample, StoredPropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Info = ViewDataOf<typeof definition>['info'];

const EMPTY: Info = {
  user_id: 'u_ada',
  nickname: '阿达 Ada',
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

const TYPICAL: Info = {
  ...EMPTY,
  gender: 2,
  birthday: '1990-05-03',
  real_name: '李达',
  address: { region_code: '310106', detail: '南京西路 1 号' },
  region_names: ['上海市', '市辖区', '静安区'],
  company: '明灯教育科技有限公司',
  position: '课程设计',
};

const MAXIMAL: Info = {
  ...TYPICAL,
  nickname: '一个把二十个字都用完了的特别特别长的昵称',
  real_name: 'Adelheid Wilhelmine',
  address: { region_code: '', detail: '一条名字很长的大街上一个名字更长的小区里的某一栋楼'.repeat(4) },
  company: '一家把公司名称写到五十个字的上限为止的企业管理咨询与教育科技发展股份有限公司上海分公司',
  position: 'Principal lead of learning experience',
};

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: {}, data: { info: EMPTY } },
  { name: 'typical', props: {}, data: { info: TYPICAL } },
  { name: 'maximal', props: {}, data: { info: MAXIMAL } },
];
