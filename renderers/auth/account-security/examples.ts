/** Named configs of the ways into an account, with people a shop server would answer. */
import { examplePerson } from '#schemas/account/example-person.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const NEW = {
  user_id: 'u_new',
  nickname: '新同学',
  phone: '',
  area_code: '',
  has_password: 0 as const,
  channels: [{ provider: 'wx' as const, nickname: '一片云' }],
};
const TYPICAL = { channels: NEW.channels, email: 'a***@school.example' };

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: {}, data: { info: examplePerson(NEW) } },
  { name: 'typical', props: {}, data: { info: examplePerson(TYPICAL) } },
  {
    name: 'maximal',
    props: {},
    data: {
      info: examplePerson({
        ...TYPICAL,
        email: 'a***@a-school-with-a-very-long-name-for-its-mail.department.example',
        channels: [
          { provider: 'wx', nickname: '一个名字很长很长的微信昵称，长到一行放不下为止' },
          { provider: 'qq', nickname: '' },
          { provider: 'wework', nickname: 'Ada (Learning)' },
        ],
      }),
    },
  },
];
