/** The frame of the personal centre (M26): the person beside, and the sheets of what can be seen and changed. */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'personal-centre',
  family: 'account',
  title: { cn: '个人中心', en: 'My account' },
  description: {
    cn: '个人中心的框架：一侧是本人，另一侧是资料、安全与设备',
    en: 'The frame of the personal centre: the person on one side, facts, safety and devices on the other',
  },
  offers: 'screen',
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {
    side: { kinds: ['account-avatar'], max: 1 },
    sheets: {
      kinds: ['account-profile', 'account-security', 'account-sessions', 'account-deletion'],
      max: 8,
    },
  },
});
