/** Words of the outline of documents that are no pages. */
import { defineWords } from '#i18n/define-words.ts';

export const entryWords = defineWords('desk-entries', {
  cn: {
    add: '新增{{list}}',
    addInside: '在“{{name}}”里新增{{list}}',
    remove: '删除“{{name}}”',
    empty: '还没有内容',
    unnamed: '未命名',
    added: '已添加',
    full: '最多 {{max}} 项',
    moved: '“{{name}}”已移到第 {{place}} 项，共 {{count}} 项',
    cannotMove: '“{{name}}”已在这一端',
    removed: '已删除“{{name}}”',
    cannotRemove: '至少要留 {{min}} 项',
  },
  en: {
    add: 'New entry in {{list}}',
    addInside: 'New entry in {{list}} of {{name}}',
    remove: 'Delete {{name}}',
    empty: 'Nothing here yet',
    unnamed: 'Untitled',
    added: 'Added',
    full: 'At most {{max}}',
    moved: '{{name}}, moved to {{place}} of {{count}}',
    cannotMove: '{{name}} is at this end already',
    removed: '{{name}} deleted',
    cannotRemove: 'At least {{min}} must stay',
  },
});
