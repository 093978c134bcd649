/** Words the engine has of its own: a block that loads, failed, is broken or wants a login. */
import { defineWords } from '#i18n/define-words.ts';

export const engineWords = defineWords('engine', {
  cn: {
    loading: '加载中',
    failed: '这部分内容暂时无法显示',
    retry: '重试',
    broken: '此区块无法显示：{{kind}}（{{reason}}）',
    login: '登录后可查看',
    logIn: '登录',
  },
  en: {
    loading: 'Loading',
    failed: 'This part can’t be shown right now',
    retry: 'Try again',
    broken: 'This block cannot be shown: {{kind}} ({{reason}})',
    login: 'Log in to see this',
    logIn: 'Log in',
  },
});
