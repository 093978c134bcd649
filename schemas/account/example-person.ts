/** A person as the shop server answers them to themself: who the examples of the personal centre show. */
import type { Personal } from './personal.ts';

const ADA: Personal = {
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

/** Ada, who has filled in nothing but her name, with what is different about her here. */
export const examplePerson = (change: Partial<Personal> = {}): Personal => ({ ...ADA, ...change });
