/** What the tabs of the login box are called: each way says it of itself. */
import { LOGIN_TABS, type LoginTabName } from '#schemas/auth/login-tabs.ts';
import { readText } from '#schemas/page/text.ts';

function wordsIn(language: 'cn' | 'en') {
  const of = (tab: LoginTabName) => readText(LOGIN_TABS[tab].label ?? '', language);
  return {
    verifyCode: of('verifyCode'),
    password: of('password'),
    quick: of('quick'),
    account: of('account'),
  };
}

export const tabWords = { cn: wordsIn('cn'), en: wordsIn('en') };
