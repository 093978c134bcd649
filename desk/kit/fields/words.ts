/** Words of forms: what stands beside any field, whatever it is called. */
import { defineWords } from '#i18n/define-words.ts';

export const fieldWords = defineWords('desk-fields', {
  cn: {
    cn: '中文',
    cnMark: '中',
    en: '英文',
    enMark: 'EN',
    inLanguage: '{{label}}（{{language}}）',
    missing: '未填写',
    fallsBack: '未填写，将显示{{language}}内容',
    required: '必填',
    reset: '恢复默认',
    resetOf: '将“{{label}}”恢复默认',
    notChosen: '未设置',
    notJson: '不是有效的 JSON',
    on: '开',
    off: '关',
    line: '拖动调整“{{label}}”',
  },
  en: {
    cn: 'Chinese',
    cnMark: '中',
    en: 'English',
    enMark: 'EN',
    inLanguage: '{{label}} ({{language}})',
    missing: 'Empty',
    fallsBack: 'Empty: the {{language}} text is shown',
    required: 'Required',
    reset: 'Reset to default',
    resetOf: 'Reset “{{label}}” to default',
    notChosen: 'Not set',
    notJson: 'This is not valid JSON',
    on: 'On',
    off: 'Off',
    line: 'Adjust “{{label}}”',
  },
});
