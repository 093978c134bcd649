/** The texts the specification and its decisions fix, to the letter and in both languages (section 5, 8; D54). */
import { describe, expect, test } from 'vitest';
import { CODES, type CodeKey } from '#schemas/api/codes.ts';
import { fieldMessages } from './field-messages.ts';

type Key = keyof (typeof fieldMessages)['cn'];

const SAID: readonly (readonly [row: string, key: Key, cn: string, en: string])[] = [
  ['M165', 'Wrong_phone', '请填写正确的手机号码', 'Please enter the correct phone number'],
  ['M169', 'Enter_phoneAccount', '请输入手机号/账号', 'Enter phone or account'],
  ['M169', 'Wrong_phoneAccount', '请输入正确的手机号/账号', 'Please enter a correct phone number/account'],
  ['M173', 'Enter_password', '请输入密码', 'Enter the password'],
  ['M173', 'Password_error', '密码格式不正确', 'Wrong password format'],
  ['M174', 'Enter_image', '请输入图形验证码', 'Please enter the image captcha'],
  ['M175', 'Enter_captcha', '请输入验证码', 'Please enter the captcha'],
  ['M176', 'Send_image', '请先校验图形验证码', 'Please verify the image captcha first'],
  ['M176', 'Send_phone', '请输入正确的手机号码', 'Please enter the correct phone number'],
  ['M177', 'Login_phone', '请输入正确的手机号', 'Please enter the correct phone number'],
  ['M177', 'Login_image', '请输入正确的验证码', 'Please enter the correct captcha'],
  ['M177', 'Login_code', '请输入正确的短信码', 'Please enter the correct SMS code'],
  ['M178', 'Check_agreement', '请阅读并勾选协议', 'Please read and check the agreement'],
  ['M179', 'Check_agreement_account', '请阅读并勾选协议', 'Please read and check the agreement'],
  ['M171', 'empty', '请输入新密码', 'Enter the new password'],
  ['M171', 'min', '密码不能少于6位', 'A password has at least 6 characters'],
  ['M171', 'max', '密码不能超过20位', 'A password has at most 20 characters'],
  ['M171', 'format', '密码须同时包含字母和数字', 'A password has letters and digits only, and both of them'],
  ['M171', 'again', '请再次输入新密码', 'Enter the new password again'],
  ['M171', 'mismatch', '两次输入的密码不一致', 'The two passwords do not match'],
  ['M262', 'Network_busy', '网络繁忙，请稍后再试', 'Network busy. Please try again later.'],
  ['M266', 'Again_try', '操作过于频繁，请稍后再试', 'Too many attempts, try again later'],
  ['M271', 'Authentication_failed', '身份验证失败', 'Authentication failed'],
  ['M149', 'Reset_password', '密码重置成功，请重新登录', 'Password reset, please log in'],
  ['M283', 'Set_password_failed', '设置密码失败', 'The password could not be set'],
  ['M288', 'Code_sent', '验证码发送成功！', 'The code is on its way!'],
];

const ANSWERED: readonly (readonly [row: string, key: CodeKey, code: number, cn: string, en: string])[] = [
  ['M265', 'too-frequent', 8503, '请求过于频繁，请1分钟后再试', 'Please try again in one minute'],
  ['M269', 'sms-code-wrong', 4, '请输入正确的短信码', 'Please enter the correct SMS code'],
  ['M270', 'phone-not-registered', 2000, '该手机号未注册', 'This phone is not registered'],
  ['M273', 'login-phone-unknown', 101104, '手机号或密码错误', 'Wrong phone number or password'],
  ['M274', 'password-wrong', 2511, '账号或密码错误', 'Wrong phone, account or password'],
  ['M274', 'password-unusable', 2512, '密码错误', 'Wrong password'],
  ['M277', 'needs-binding', 9002, '请先扫码绑定', 'Please scan to link your account first'],
  [
    'M279',
    'qr-bound-elsewhere',
    9005,
    '验证失败，该微信已绑定其他手机号',
    'Verification failed: this account is linked to another phone',
  ],
  ['M281', 'qr-expired', 9004, '二维码已失效', 'The QR code has expired'],
  ['M282', 'reset-token-expired', 10013, '验证码已失效', 'The verification code has expired'],
  ['M284', 'shop-shut', 40107, '店铺已打烊', 'This shop is closed'],
  [
    'M188',
    'already-bound',
    1,
    '该手机号码已绑定其他微信，请更换手机号绑定',
    'This phone number is already linked to another account. Please use another one',
  ],
];

describe('texts of the specification', () => {
  test.each(SAID)('%s: %s is %s, %s', (_row, key, cn, en) => {
    expect([fieldMessages.cn[key], fieldMessages.en[key]]).toEqual([cn, en]);
  });

  test.each(ANSWERED)('%s: %s is %i, %s, %s', (_row, key, code, cn, en) => {
    expect(CODES[key]).toMatchObject({ code, cn, en });
  });
});
