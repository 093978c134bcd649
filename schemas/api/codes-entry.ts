/** Our own codes of what is not open to somebody: goods, rooms, zones, previews. */
import type { CodeRow } from './code-row.ts';

export const ENTRY_CODES = {
  'not-entitled': { code: 40300, cn: '暂无购买权限', en: 'You can’t buy this', behaviour: 'show' },
  'course-password-needed': {
    code: 40301,
    cn: '请输入课程密码',
    en: 'Please enter the course password',
    behaviour: 'show',
  },
  'course-password-wrong': {
    code: 40302,
    cn: '密码错误，请重新输入',
    en: 'The password you entered is incorrect. Please re-enter it',
    behaviour: 'field',
    field: 'password',
  },
  'not-designated': {
    code: 40303,
    cn: '仅指定学员可学习',
    en: 'For designated students only',
    behaviour: 'show',
  },
  'super-vip-only': {
    code: 40304,
    cn: '仅超级会员可学习',
    en: 'For super VIP members only',
    behaviour: 'show',
  },
  'comment-banned': {
    code: 40305,
    cn: '抱歉，你已被管理员禁言',
    en: 'Sorry, you have been banned by administrator',
    behaviour: 'show',
  },
  'talk-forbidden': { code: 40306, cn: '全员禁言中', en: 'Chat is closed for everyone', behaviour: 'show' },
  'fast-forward-limited': {
    code: 40307,
    cn: '首次学习不支持快进',
    en: 'Fast-forward is limited until you finish this lesson once',
    behaviour: 'show',
  },
  'too-many-players': {
    code: 40308,
    cn: '已在其他设备播放',
    en: 'Already playing on another device',
    behaviour: 'show',
  },
  'preview-only': {
    code: 40310,
    cn: '这是预览，不会提交任何内容',
    en: 'This is a preview: nothing is sent',
    behaviour: 'show',
  },
  'zone-login-needed': {
    code: 40311,
    cn: '请先登录后进入专区',
    en: 'Please log in to enter this zone',
    behaviour: 'quiet',
  },
  'zone-password-needed': {
    code: 40312,
    cn: '进入专区需要密码',
    en: 'This zone needs a password',
    behaviour: 'quiet',
  },
  'zone-group-only': {
    code: 40313,
    cn: '专区仅对指定学员开放',
    en: 'This zone is for invited learners only',
    behaviour: 'quiet',
  },
  'zone-closed': {
    code: 40314,
    cn: '专区不存在或已关闭',
    en: 'This zone is closed or does not exist',
    behaviour: 'quiet',
  },
  'zone-not-open-yet': {
    code: 40315,
    cn: '专区尚未开放',
    en: 'This zone is not open yet',
    behaviour: 'quiet',
  },
  'form-due': {
    code: 40316,
    cn: '请先填写表单',
    en: 'Please fill in the form first',
    behaviour: 'show',
  },
} as const satisfies Record<string, CodeRow>;
