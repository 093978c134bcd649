/** Refuses a shop without any way to sign in, and ways this installation does not serve (D48, D49, ADR-826). */
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { LOGIN_SWITCHES, type ShopSettings } from '#schemas/shop/shop-settings.ts';

/** What the installation has for what a shop can turn on. */
export interface LoginOffers {
  /** Whether codes are sent by SMS. */
  sms: boolean;
  /** Companies whose accounts are scanned. */
  scans: readonly string[];
  captcha_company: boolean;
}

interface Need {
  name: keyof ShopSettings;
  what: LocaleText;
  /** What of the installation it takes. */
  missing: LocaleText;
  isOn: (settings: ShopSettings) => boolean;
  isServed: (offers: LoginOffers) => boolean;
}

const SMS: LocaleText = { cn: '短信服务商', en: 'an SMS provider' };
const CAPTCHA_COMPANY = 3;

const scan = (name: 'login_wx' | 'login_qq' | 'login_wework', company: string, label: LocaleText): Need => ({
  name,
  what: { cn: `${label.cn}扫码登录`, en: `Signing in with ${label.en}` },
  missing: { cn: `${label.cn}登录的配置`, en: `an account with ${label.en}` },
  isOn: (settings) => settings[name],
  isServed: ({ scans }) => scans.includes(company),
});

const NEEDS: readonly Need[] = [
  {
    name: 'login_code',
    what: { cn: '短信验证码登录', en: 'Signing in with a code by SMS' },
    missing: SMS,
    isOn: (settings) => settings.login_code,
    isServed: ({ sms }) => sms,
  },
  scan('login_wx', 'wx', { cn: '微信', en: 'WeChat' }),
  scan('login_qq', 'qq', { cn: 'QQ', en: 'QQ' }),
  scan('login_wework', 'wework', { cn: '企业微信', en: 'WeCom' }),
  {
    name: 'bind_phone',
    what: { cn: '绑定手机', en: 'Asking for a phone number' },
    missing: SMS,
    isOn: (settings) => settings.bind_phone > 0,
    isServed: ({ sms }) => sms,
  },
  {
    name: 'bind_scan',
    what: { cn: '手机登录前先扫码', en: 'Scanning before signing in by phone' },
    missing: { cn: '扫码登录的配置', en: 'an account to scan with' },
    isOn: (settings) => settings.bind_scan,
    isServed: ({ scans }) => scans.length > 0,
  },
  {
    name: 'captcha',
    what: { cn: '第三方验证', en: 'Another company’s captcha' },
    missing: { cn: '第三方验证的配置', en: 'an account with such a company' },
    isOn: (settings) => settings.captcha === CAPTCHA_COMPANY,
    isServed: (offers) => offers.captcha_company,
  },
];

const notServed = ({ name, what, missing }: Need): ItemFault => ({
  pointer: `/${name}`,
  rule: 'not-served',
  message: {
    cn: `${what.cn}不能打开：这台服务器没有${missing.cn}。`,
    en: `${what.en} cannot be turned on: this server does not have ${missing.en}.`,
  },
  hint: {
    cn: '请服务器的管理员先配置，再打开。',
    en: 'Ask the operator of the server to set it up, then turn it on.',
  },
});

const NO_WAY: ItemFault = {
  pointer: '/login_password',
  rule: 'login-way',
  message: { cn: '至少要保留一种能用的登录方式。', en: 'One way to sign in that works has to stay on.' },
  hint: { cn: '打开密码登录或验证码登录。', en: 'Turn on passwords or codes by SMS.' },
};

/** What is on already stays, even where it is not served: only turning it on is refused. */
export function loginFaults(before: ShopSettings, after: ShopSettings, offers: LoginOffers): ItemFault[] {
  const gaps = NEEDS.filter(({ isServed }) => !isServed(offers));
  const faults = gaps.filter(({ isOn }) => isOn(after) && !isOn(before)).map(notServed);
  const works = (settings: ShopSettings) =>
    LOGIN_SWITCHES.some((name) => settings[name] && !gaps.some((need) => need.name === name));
  const isLastGone = works(before) && !works(after);
  const isNone = !LOGIN_SWITCHES.some((name) => after[name]);
  return isLastGone || isNone ? [...faults, NO_WAY] : faults;
}
