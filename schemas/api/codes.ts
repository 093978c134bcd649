/**
 * The code catalogue as data: every code of the specification (section 4, 8; D4) and our own from 40000 on.
 * `behaviour` says what a client does with it; `field` names the form field its text stands under.
 */
export type CodeBehaviour =
  'continue' | 'wait' | 'show' | 'field' | 'clear-session' | 'no-permission' | 'quiet';

interface CodeRow {
  code: number;
  cn: string;
  en: string;
  behaviour: CodeBehaviour;
  field?: 'phone' | 'password' | 'code' | 'email' | 'image' | 'name';
}

export const CODES = {
  ok: { code: 0, cn: '成功', en: 'OK', behaviour: 'continue' },
  'already-bound': {
    code: 1,
    cn: '该手机号码已绑定其他微信，请更换手机号绑定',
    en: 'This phone number is already bound to another account. Please use another one',
    behaviour: 'field',
    field: 'phone',
  },
  'browser-unsupported': {
    code: 1,
    cn: '当前浏览器可能无法正常使用，建议使用推荐的浏览器',
    en: 'This browser may not work well here. Please use a recommended one',
    behaviour: 'show',
  },
  'sms-code-wrong': {
    code: 4,
    cn: '请输入正确的短信码',
    en: 'Please enter the correct SMS code',
    behaviour: 'field',
    field: 'code',
  },
  'sms-code-expired': {
    code: 4,
    cn: '验证码已过期，请重新获取',
    en: 'The code has expired. Please get a new one',
    behaviour: 'field',
    field: 'code',
  },
  'email-code-wrong': {
    code: 4,
    cn: '请输入正确的邮箱验证码',
    en: 'Please enter the correct e-mail code',
    behaviour: 'field',
    field: 'code',
  },
  'email-code-expired': {
    code: 4,
    cn: '验证码已过期，请重新获取',
    en: 'The code has expired. Please get a new one',
    behaviour: 'field',
    field: 'code',
  },
  'phone-not-registered': {
    code: 2000,
    cn: '该手机号未注册',
    en: 'This phone is not registered',
    behaviour: 'field',
    field: 'phone',
  },
  'email-not-registered': {
    code: 2000,
    cn: '该邮箱未注册',
    en: 'This e-mail address is not registered',
    behaviour: 'field',
    field: 'email',
  },
  'password-wrong': {
    code: 2511,
    cn: '账号或密码错误',
    en: 'Wrong phone, account or password',
    behaviour: 'field',
    field: 'password',
  },
  'password-unusable': {
    code: 2512,
    cn: '密码错误',
    en: 'Wrong password',
    behaviour: 'field',
    field: 'password',
  },
  'no-super-vip': { code: 3010, cn: '未开通超级会员', en: 'No super VIP', behaviour: 'quiet' },
  'no-permission': { code: 4005, cn: '暂无权限', en: 'No permission', behaviour: 'no-permission' },
  'too-frequent': {
    code: 8503,
    cn: '请求过于频繁，请1分钟后再试',
    en: 'Please try again in one minute',
    behaviour: 'show',
  },
  'not-logged-in': { code: 8504, cn: '请先登录', en: 'Please log in first', behaviour: 'clear-session' },
  'qr-waiting': { code: 9000, cn: '等待扫码', en: 'Waiting for the scan', behaviour: 'wait' },
  'qr-first-time': {
    code: 9001,
    cn: '请绑定手机号',
    en: 'Please bind a phone number',
    behaviour: 'continue',
  },
  'needs-binding': {
    code: 9002,
    cn: '请先扫码绑定',
    en: 'Please scan to bind your account first',
    behaviour: 'show',
  },
  'qr-expired': { code: 9004, cn: '二维码已失效', en: 'The QR code has expired', behaviour: 'show' },
  'qr-bound-elsewhere': {
    code: 9005,
    cn: '验证失败，该微信已绑定其他手机号',
    en: 'Verification failed: this account is bound to another phone',
    behaviour: 'show',
  },
  'reset-token-expired': {
    code: 10013,
    cn: '验证码已失效',
    en: 'The verification code has expired',
    behaviour: 'show',
  },
  'poll-busy': { code: 10021, cn: '系统繁忙', en: 'The system is busy', behaviour: 'wait' },
  'login-phone-unknown': {
    code: 101104,
    cn: '手机号或密码错误',
    en: 'Wrong phone number or password',
    behaviour: 'field',
    field: 'phone',
  },
  'bad-parameters': { code: 40000, cn: '请求参数有误', en: 'The request is not valid', behaviour: 'show' },
  'image-code-wrong': {
    code: 40100,
    cn: '请输入正确的验证码',
    en: 'Please enter the correct captcha',
    behaviour: 'field',
    field: 'image',
  },
  'captcha-needed': {
    code: 40101,
    cn: '请先完成验证',
    en: 'Please complete the verification first',
    behaviour: 'show',
  },
  'captcha-wrong': {
    code: 40102,
    cn: '验证未通过，请重试',
    en: 'Verification failed, please try again',
    behaviour: 'show',
  },
  'captcha-expired': {
    code: 40103,
    cn: '验证已过期，请重试',
    en: 'The verification has expired, please try again',
    behaviour: 'show',
  },
  'login-way-off': {
    code: 40104,
    cn: '当前店铺未开启该登录方式',
    en: 'This shop does not offer this way to log in',
    behaviour: 'show',
  },
  'not-a-member': {
    code: 40105,
    cn: '仅限组织成员登录',
    en: 'Only members of this organization may log in',
    behaviour: 'show',
  },
  'account-disabled': {
    code: 40106,
    cn: '账号已停用',
    en: 'This account is disabled',
    behaviour: 'show',
  },
  'shop-shut': {
    code: 40107,
    cn: '店铺已打烊',
    en: 'Shop has been closed',
    behaviour: 'show',
  },
  'ticket-spent': {
    code: 40108,
    cn: '登录凭证已失效，请重新登录',
    en: 'This login has expired, please log in again',
    behaviour: 'show',
  },
  'phone-wrong': {
    code: 40109,
    cn: '请填写正确的手机号码',
    en: 'Please enter the correct phone number',
    behaviour: 'field',
    field: 'phone',
  },
  'email-wrong': {
    code: 40110,
    cn: '请输入正确的邮箱',
    en: 'Please enter a valid e-mail address',
    behaviour: 'field',
    field: 'email',
  },
  'email-taken': {
    code: 40111,
    cn: '该邮箱已被其他账号绑定',
    en: 'This e-mail address is bound to another account',
    behaviour: 'field',
    field: 'email',
  },
  'password-format': {
    code: 40112,
    cn: '密码须为6-20位，且同时包含字母和数字',
    en: 'A password has 6 to 20 characters, letters and digits only, and both of them',
    behaviour: 'field',
    field: 'password',
  },
  'password-common': {
    code: 40113,
    cn: '密码过于常见，请换一个',
    en: 'This password is too common, please choose another',
    behaviour: 'field',
    field: 'password',
  },
  'passwords-differ': {
    code: 40114,
    cn: '两次输入的密码不一致',
    en: 'The two passwords do not match',
    behaviour: 'field',
    field: 'password',
  },
  'old-password-wrong': {
    code: 40115,
    cn: '原密码错误',
    en: 'The present password is wrong',
    behaviour: 'field',
    field: 'password',
  },
  'proof-needed': {
    code: 40116,
    cn: '请先验证身份',
    en: 'Please verify that it is you first',
    behaviour: 'show',
  },
  'last-login-way': {
    code: 40117,
    cn: '这是唯一的登录方式，无法解绑',
    en: 'This is the only way to log in and cannot be removed',
    behaviour: 'show',
  },
  'nickname-empty': {
    code: 40118,
    cn: '昵称不能为空',
    en: 'The nickname cannot be empty',
    behaviour: 'field',
    field: 'name',
  },
  'scan-failed': {
    code: 40120,
    cn: '扫码登录没有成功，请重新扫码',
    en: 'The scan did not succeed. Please scan again',
    behaviour: 'show',
  },
  'not-entitled': { code: 40300, cn: '暂无购买权限', en: 'No purchase permission', behaviour: 'show' },
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
    cn: '抱歉，您已被管理员禁言',
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
    en: 'This zone asks for a password',
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
  'not-found': { code: 40400, cn: '内容不存在', en: 'Not found', behaviour: 'show' },
  delisted: { code: 40410, cn: '内容已下架', en: 'This content is no longer offered', behaviour: 'show' },
  'state-conflict': {
    code: 40900,
    cn: '状态已变更，请刷新',
    en: 'The state has changed, please refresh',
    behaviour: 'show',
  },
  'already-bought': { code: 40901, cn: '您已购买', en: 'You have already bought this', behaviour: 'show' },
  'sold-out': { code: 40902, cn: '已售罄', en: 'Sold out', behaviour: 'show' },
  'price-changed': { code: 40903, cn: '价格已变更', en: 'The price has changed', behaviour: 'show' },
  'coupon-claimed': {
    code: 40910,
    cn: '您已领取过这张优惠券',
    en: 'You already have this coupon',
    behaviour: 'show',
  },
  'coupon-gone': {
    code: 40911,
    cn: '来晚了一步，优惠券已被领完',
    en: 'Sorry, the last of these coupons has just gone',
    behaviour: 'show',
  },
  'coupon-not-running': {
    code: 40912,
    cn: '现在不在优惠券的领取时间内',
    en: 'This coupon cannot be claimed at this time',
    behaviour: 'show',
  },
  'already-answered': {
    code: 40920,
    cn: '您已提交过，无需重复填写',
    en: 'You have already answered this form',
    behaviour: 'show',
  },
  'config-invalid': { code: 42200, cn: '配置有误', en: 'The config is not valid', behaviour: 'show' },
  'answers-invalid': {
    code: 42210,
    cn: '填写的内容有误，请检查后再提交',
    en: 'Some answers need another look',
    behaviour: 'show',
  },
  'upload-refused': { code: 42201, cn: '文件无法使用', en: 'The file cannot be used', behaviour: 'show' },
  'rate-limited': {
    code: 42900,
    cn: '操作过于频繁，请稍后再试',
    en: 'Too many attempts, try again later',
    behaviour: 'show',
  },
  'server-error': {
    code: 50000,
    cn: '网络繁忙，请稍后再试',
    en: 'Network busy. Please try again later.',
    behaviour: 'show',
  },
  maintenance: {
    code: 50300,
    cn: '系统维护中，请稍后再试',
    en: 'Under maintenance, please try again later',
    behaviour: 'show',
  },
} as const satisfies Record<string, CodeRow>;

export type CodeKey = keyof typeof CODES;

const KEYS_BY_CODE = new Map<number, CodeKey>();
for (const key of Object.keys(CODES)) {
  if (isCodeKey(key) && !KEYS_BY_CODE.has(CODES[key].code)) KEYS_BY_CODE.set(CODES[key].code, key);
}

export function isCodeKey(value: string): value is CodeKey {
  return Object.hasOwn(CODES, value);
}

/**
 * The key of a wire number, or undefined for a number nobody declared. A number may stand for two situations
 * (1 is said by two calls of the specification), so the codes a call declares are looked at first.
 */
export function codeKeyOf(code: number, declared: readonly CodeKey[] = []): CodeKey | undefined {
  return declared.find((key) => CODES[key].code === code) ?? KEYS_BY_CODE.get(code);
}
