/** The demo people: the same phone is the same role in every shop they make sense in. */
import type { DemoPerson } from '../demo-shop.ts';

export const PEOPLE = {
  learner: { phone: '19900000001', nickname: '小满', avatar: 'xiaoman', roles: ['learner'] },
  svip: {
    phone: '19900000002',
    nickname: '阿柯',
    avatar: 'ake',
    roles: ['learner', 'svip'],
    email: 'ake@lumen.example',
  },
  banned: { phone: '19900000003', nickname: '一叶', avatar: 'yiye', roles: ['learner', 'comment-banned'] },
  admin: { phone: '19900000004', nickname: '韩老师', avatar: 'han', roles: ['learner', 'training-admin'] },
  owner: { phone: '19900000005', nickname: '拾光店主', avatar: 'owner', roles: ['learner', 'owner'] },
  newcomer: { phone: '19900000006', nickname: '新同学', avatar: 'newcomer', roles: ['learner'] },
  designated: { phone: '19900000007', nickname: '谷雨', avatar: 'guyu', roles: ['learner', 'designated'] },
} as const;
export type PersonKey = keyof typeof PEOPLE;

/** Some of the demo people; in an internal shop all but the newcomer belong to the organization. */
export function people(keys: readonly PersonKey[], options: { organization?: boolean } = {}): DemoPerson[] {
  return keys.map((key) => {
    const person = PEOPLE[key];
    const member = options.organization === true && key !== 'newcomer';
    return {
      phone: person.phone,
      nickname: person.nickname,
      avatar: `/demo/avatars/${person.avatar}.svg`,
      roles: member ? [...person.roles, 'organization'] : [...person.roles],
      ...('email' in person ? { email: person.email } : {}),
    };
  });
}
