/** Named configs of the profile, with people a shop server would answer. */
import { examplePerson } from '#schemas/account/example-person.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const FILLED_IN = {
  gender: 2,
  birthday: '1990-05-03',
  real_name: '李达',
  address: { region_code: '310106', detail: '南京西路 1 号' },
  region_names: ['上海市', '市辖区', '静安区'],
  company: '明灯教育科技有限公司',
  position: '课程设计',
};

const MAXIMAL = {
  ...FILLED_IN,
  nickname: '一个把二十个字都用完了的特别特别长的昵称',
  real_name: 'Adelheid Wilhelmine',
  address: { region_code: '', detail: '一条名字很长的大街上一个名字更长的小区里的某一栋楼'.repeat(4) },
  company: '一家把公司名称写到五十个字的上限为止的企业管理咨询与教育科技发展股份有限公司上海分公司',
  position: 'Principal lead of learning experience',
};

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: {}, data: { info: examplePerson() } },
  { name: 'typical', props: {}, data: { info: examplePerson(FILLED_IN) } },
  { name: 'maximal', props: {}, data: { info: examplePerson(MAXIMAL) } },
];
