/** Words of the audit log. */
import { defineWords } from '#i18n/define-words.ts';

export const auditWords = defineWords('desk-audit', {
  cn: {
    audit: '操作记录',
    search: '搜索操作人、操作、对象',
    at: '时间',
    who: '操作人',
    through: '方式',
    call: '操作',
    subject: '对象',
    before: '之前',
    after: '之后',
    change: '变化',
    none: '还没有操作记录',
    operator: '服务器命令',
    token: '访问令牌',
    desk: '后台',
  },
  en: {
    audit: 'Audit log',
    search: 'Search by person, action or subject',
    at: 'When',
    who: 'Who',
    through: 'Through',
    call: 'Action',
    subject: 'Subject',
    before: 'Before',
    after: 'After',
    change: 'Change',
    none: 'Nothing was changed yet',
    operator: 'Server command',
    token: 'Access token',
    desk: 'Desk',
  },
});
