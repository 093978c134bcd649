/** Error messages of login fields, under the specification's keys (section 5, D54, D113). */
import { defineWords } from '#i18n/define-words.ts';
import type { LoginError } from '#schemas/auth/login-checks.ts';
import type { PasswordError } from '#schemas/auth/password.ts';

/** What is said above the page, of no single field. */
type LoginNotice =
  | 'Network_busy'
  | 'Again_try'
  | 'Code_sent'
  | 'Reset_password'
  | 'Authentication_failed'
  | 'Set_password_failed';
type Messages = Readonly<Record<LoginError | PasswordError | LoginNotice, string>>;

export const fieldMessages = defineWords('field-messages', {
  cn: {
    Enter_phone: '请输入手机号',
    Wrong_phone: '请填写正确的手机号码',
    Enter_phoneAccount: '请输入手机号/账号',
    Wrong_phoneAccount: '请输入正确的手机号/账号',
    Enter_password: '请输入密码',
    Password_error: '密码格式不正确',
    Enter_code: '请输入短信验证码',
    Login_phone: '请输入正确的手机号',
    Login_image: '请输入正确的验证码',
    Login_code: '请输入正确的短信码',
    Send_image: '请先校验图形验证码',
    Send_phone: '请输入正确的手机号码',
    Enter_image: '请输入图形验证码',
    Enter_captcha: '请输入验证码',
    Check_agreement: '请阅读并勾选协议',
    Check_agreement_account: '请阅读并勾选协议',
    Enter_email: '请输入邮箱',
    Wrong_email: '请输入正确的邮箱',
    Enter_email_code: '请输入邮箱验证码',
    Wrong_email_code: '请输入正确的邮箱验证码',
    // M171.
    empty: '请输入新密码',
    min: '密码不能少于6位',
    max: '密码不能超过20位',
    format: '密码须同时包含字母和数字',
    again: '请再次输入新密码',
    mismatch: '两次输入的密码不一致',
    Network_busy: '网络繁忙，请稍后再试',
    Again_try: '操作过于频繁，请稍后再试',
    Code_sent: '验证码发送成功！',
    Reset_password: '密码重置成功，请重新登录',
    Authentication_failed: '身份验证失败',
    Set_password_failed: '设置密码失败',
  } satisfies Messages,
  en: {
    Enter_phone: 'Enter phone',
    Wrong_phone: 'Please enter the correct phone number',
    Enter_phoneAccount: 'Enter phone or account',
    Wrong_phoneAccount: 'Please enter a correct phone number/account',
    Enter_password: 'Enter the password',
    Password_error: 'Wrong password format',
    Enter_code: 'Enter the SMS code',
    Login_phone: 'Please enter the correct phone number',
    Login_image: 'Please enter the correct captcha',
    Login_code: 'Please enter the correct SMS code',
    Send_image: 'Please verify the image captcha first',
    Send_phone: 'Please enter the correct phone number',
    Enter_image: 'Please enter the image captcha',
    Enter_captcha: 'Please enter the captcha',
    Check_agreement: 'Please read and check the agreement',
    Check_agreement_account: 'Please read and check the agreement',
    Enter_email: 'Please enter your e-mail address',
    Wrong_email: 'Please enter a valid e-mail address',
    Enter_email_code: 'Enter the e-mail code',
    Wrong_email_code: 'Please enter the correct e-mail code',
    empty: 'Enter the new password',
    min: 'A password has at least 6 characters',
    max: 'A password has at most 20 characters',
    format: 'A password has letters and digits only, and both of them',
    again: 'Enter the new password again',
    mismatch: 'The two passwords do not match',
    Network_busy: 'Network busy. Please try again later.',
    Again_try: 'Too many attempts, try again later',
    Code_sent: 'The code is on its way!',
    Reset_password: 'Password reset, please log in',
    Authentication_failed: 'Authentication failed',
    Set_password_failed: 'The password could not be set',
  } satisfies Messages,
});
