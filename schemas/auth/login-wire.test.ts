/** Shapes on the wire that the calls of login, of a person and of a form share, judged as the server judges them. */
import { Type, type TProperties } from 'typebox';
import { describe, expect, test } from 'vitest';
import { PersonalChange, PersonalData } from '../account/personal.ts';
import { makeAjv } from '../ajv.ts';
import { FormInput, FormSchema } from '../form/form.ts';
import { capabilities, CAPABILITY_NAMES } from '../shop/capabilities.ts';
import { RichTextSchema } from '../text/rich-text-schema.ts';
import { agreementHref } from './agreements.ts';
import { CAPTCHA_ACTIONS } from './captcha-actions.ts';
import { companyLabel, hasScan, isScanCompany, SCAN_COMPANY_NAMES } from './identity-companies.ts';
import {
  AccountName,
  AppIdField,
  AreaCode,
  CodeKey,
  EmailField,
  ImageCode,
  LoginData,
  LoginKey,
  NewPassword,
  OneTimeToken,
  PasswordField,
  PhoneField,
  QrCode,
  QrData,
  QrProvider,
  ScanState,
  SessionId,
  SmsCode,
  SmsRequest,
  VerificationData,
  VerificationInput,
  WholePhone,
} from './login-fields.ts';
import { PasswordLoginFields } from './password-login.ts';

const ajv = makeAjv('answer');
const accepts = (schema: object) => {
  const judge = ajv.compile(schema);
  return (value: unknown) => judge(value);
};
const object = (properties: TProperties) => accepts(Type.Object(properties, { additionalProperties: false }));

const FIELDS = {
  PhoneField,
  AreaCode,
  WholePhone,
  AppIdField,
  SmsCode,
  CodeKey,
  ImageCode,
  AccountName,
  EmailField,
  PasswordField,
  NewPassword,
  SessionId,
  QrCode,
  LoginKey,
  OneTimeToken,
  QrProvider,
  ScanState,
};

describe('a field of a login', () => {
  test.each([
    ['PhoneField', ['1', '1'.repeat(20)], ['', '1'.repeat(21), 1]],
    ['AreaCode', ['86', '+86', '1242', '0'], ['', '+', '86000', '8a', 'x86', '86x']],
    ['WholePhone', ['86-1', '+1242-12345678901234567890'], ['86', '-1', '86-', '86-1x', 'x86-1', '86000-1']],
    ['AppIdField', ['a', 'a'.repeat(33)], ['', 'a'.repeat(34)]],
    ['SmsCode', ['1', '123456'], ['', '1234567']],
    ['CodeKey', ['abcdef0123'], ['abcdef012', 'abcdef01234', 'ABCDEF0123', 'abcdef-123']],
    ['ImageCode', ['a', 'abcd'], ['', 'abcde']],
    ['AccountName', ['a', 'a'.repeat(50)], ['', 'a'.repeat(51)]],
    ['EmailField', ['a', 'a'.repeat(254)], ['', 'a'.repeat(255)]],
    ['PasswordField', ['a', 'a'.repeat(128)], ['', 'a'.repeat(129)]],
    ['NewPassword', ['a', 'a'.repeat(128)], ['', 'a'.repeat(129)]],
    [
      'SessionId',
      ['a'.repeat(16), '_-Z0'.repeat(16)],
      ['a'.repeat(15), 'a'.repeat(65), `${'a'.repeat(16)}.`],
    ],
    ['QrCode', ['a'.repeat(16), 'a'.repeat(64)], ['a'.repeat(15), 'a'.repeat(65), `.${'a'.repeat(16)}`]],
    ['LoginKey', ['a'.repeat(16), 'a'.repeat(64)], ['a'.repeat(15), 'a'.repeat(65)]],
    ['OneTimeToken', ['a'.repeat(16), 'a'.repeat(128)], ['a'.repeat(15), 'a'.repeat(129)]],
    ['QrProvider', ['local', ...SCAN_COMPANY_NAMES], ['', 'nobody', 'constructor']],
    ['ScanState', ['0'.repeat(32), 'f'.repeat(128)], ['0'.repeat(31), '0'.repeat(129), 'g'.repeat(32)]],
  ] as const)('M210, M215: %s takes what it says and nothing else', (name, good, bad) => {
    const judge = accepts(FIELDS[name]);
    expect(good.filter((value) => !judge(value))).toEqual([]);
    expect(bad.filter((value) => judge(value))).toEqual([]);
  });

  test('M176, D50: what asks for a code by SMS names its flow, and a captcha where there is one', () => {
    const judge = object(SmsRequest);
    const least = { area_code: '86', session_id: 's'.repeat(16) };
    expect(judge(least)).toBe(true);
    expect(judge({ ...least, img_code: 'abcd', code_key: 'abcdef0123' })).toBe(true);
    expect(judge({ ...least, captcha_type: 1, captcha_ticket: 't', captcha_randstr: 'r' })).toBe(true);
    expect(judge({ ...least, captcha_ticket: 't'.repeat(2049) })).toBe(false);
    expect(judge({ ...least, captcha_randstr: 'r'.repeat(129) })).toBe(false);
    expect(judge({ ...least, captcha_type: 9 })).toBe(false);
    // D136: the session may be left out, an empty one is none.
    expect(judge({ area_code: '86' })).toBe(true);
    expect(judge({ area_code: '86', session_id: 's' })).toBe(false);
    expect(judge({ session_id: 's'.repeat(16) })).toBe(false);
  });

  test('M209: a login with a password is judged with a captcha or without', () => {
    const judge = object(PasswordLoginFields);
    expect(judge({ password: 'secret' })).toBe(true);
    expect(judge({ password: 'secret', session_id: 's'.repeat(16), captcha_type: 2 })).toBe(true);
    expect(judge({})).toBe(false);
  });

  test('M212, M222: a code to scan says how it is opened, and two domains where it stands in a frame', () => {
    const judge = object(QrData);
    const data = { code: 'c', qr_code_url: 'u', expire_in: 120, opens: 'phone' };
    expect(['phone', 'page', 'here'].filter((opens) => !judge({ ...data, opens }))).toEqual([]);
    expect(judge({ ...data, opens: '' })).toBe(false);
    expect(judge({ ...data, frame_domains: ['a', 'b'] })).toBe(true);
    expect(judge({ ...data, frame_domains: ['a'] })).toBe(false);
    expect(judge({ ...data, frame_domains: ['a', 'b', 'c'] })).toBe(false);
    expect(judge({ code: 'c' })).toBe(false);
  });

  test('M181: a verification may ask for the picture, and is answered with its flow', () => {
    expect(object(VerificationInput)({ downgrade: 1 })).toBe(true);
    const answer = object(VerificationData);
    expect(answer({ CaptchaAppId: '', types: 1, session_id: 's' })).toBe(true);
    expect(answer({ types: 1 })).toBe(false);
  });

  test('M145: a login answers with a ticket, a token, and whether a password is missing', () => {
    const judge = object(LoginData);
    expect(judge({ code: 'c', token: 't', need_set_password: 0 })).toBe(true);
    expect(judge({ code: 'c', token: 't' })).toBe(false);
  });

  test('D50: a form with a captcha may call the slide, its judgement and the picture', () => {
    expect(Object.entries(CAPTCHA_ACTIONS).map(([name, { endpoint }]) => [name, endpoint.name])).toEqual([
      ['slide', 'auth.slide.get'],
      ['slid', 'auth.slide.verify'],
      ['image', 'auth.image_code.get'],
    ]);
  });
});

describe('companies whose accounts are scanned', () => {
  test('D48: are known by their own names alone', () => {
    expect(SCAN_COMPANY_NAMES.filter((name) => !isScanCompany(name))).toEqual([]);
    expect(SCAN_COMPANY_NAMES.length).toBeGreaterThan(2);
    expect(['', 'nobody', 'toString', 'local', undefined].filter(isScanCompany)).toEqual([]);
  });

  test('D48: have a name in each language', () => {
    for (const name of SCAN_COMPANY_NAMES) {
      expect(companyLabel(name, 'cn').length).toBeGreaterThan(1);
      expect(companyLabel(name, 'en')).toMatch(/^[\w ]+$/);
    }
    expect([companyLabel('wx', 'cn'), companyLabel('wx', 'en')]).toEqual(['微信', 'WeChat']);
  });

  test('D48: a shop may turn each of them off', () => {
    const can = capabilities({ variant: 'knowledge', traits: new Set() });
    const all = (is: boolean) => Object.fromEntries(CAPABILITY_NAMES.map((name) => [name, is]));
    for (const name of SCAN_COMPANY_NAMES) {
      expect(hasScan(name, { ...can, ...all(true), scansOff: [] }), name).toBe(true);
      expect(hasScan(name, { ...can, ...all(false), scansOff: SCAN_COMPANY_NAMES }), name).toBe(false);
    }
  });
});

describe('agreements', () => {
  test('M289, D63: stand at fixed addresses, the merchant’s with the shop as a value', () => {
    expect(agreementHref('charge', 'cn', 'app')).toBe('/agreement/charge');
    expect(agreementHref('charge', 'en', 'app')).toBe('/agreement/charge/en');
    expect(agreementHref('privacy', 'en', 'app')).toBe('/agreement/privacy/en');
    expect(agreementHref('merchant_privacy', 'cn', 'a&b')).toBe('/agreement/merchant_privacy?app_id=a%26b');
    expect(agreementHref('merchant_privacy', 'en', 'app')).toBe('/agreement/merchant_privacy/en?app_id=app');
  });
});

describe('what a person says of themself', () => {
  const change = object(PersonalChange);
  test.each([
    ['nickname', 'a'.repeat(20), 'a'.repeat(21)],
    ['avatar', 'a'.repeat(2048), 'a'.repeat(2049)],
    ['gender', 0, 3],
    ['gender', 2, -1],
    ['gender', 1, 0.5],
    ['birthday', '2000-01-01', '2000-1-1'],
    ['birthday', '', '2000-01-01x'],
    ['real_name', 'a'.repeat(20), 'a'.repeat(21)],
    ['company', 'a'.repeat(50), 'a'.repeat(51)],
    ['position', 'a'.repeat(30), 'a'.repeat(31)],
    [
      'address',
      { region_code: '33', detail: 'a'.repeat(100) },
      { region_code: '33', detail: 'a'.repeat(101) },
    ],
    ['address', { region_code: '', detail: '' }, { region_code: '3', detail: '' }],
    ['address', { region_code: '330106', detail: '' }, { region_code: '3301067', detail: '' }],
    ['address', { region_code: '33', detail: '' }, { region_code: '3x', detail: '' }],
  ])('D90: %s may be %j and not %j', (name, good, bad) => {
    expect([change({ [name]: good }), change({ [name]: bad })]).toEqual([true, false]);
  });

  test('M260: nothing need be said, and a provider is one of those there are', () => {
    expect(change({})).toBe(true);
    const channels = accepts(PersonalData.channels);
    expect(channels([{ provider: 'wx', nickname: 'N' }])).toBe(true);
    expect(channels([{ provider: 'nobody', nickname: 'N' }])).toBe(false);
    expect(channels([{}])).toBe(false);
    expect(accepts(Type.Object(PersonalData))({})).toBe(false);
  });
});

describe('an information form', () => {
  const judge = accepts(FormSchema);
  const field = { id: 'name', kind: 'text', label: 'Name' };
  const form = (more: object = {}, first: object = {}) => ({
    title: 'T',
    fields: [{ ...field, ...first }],
    ...more,
  });
  const text = (length: number) => 'a'.repeat(length);

  test.each([
    ['title', form({ title: text(60) }), form({ title: text(61) })],
    ['title', form(), form({ title: '' })],
    ['intro', form({ intro: text(300) }), form({ intro: text(301) })],
    ['submit', form({ submit: text(20) }), form({ submit: text(21) })],
    ['thanks', form({ thanks: text(200) }), form({ thanks: text(201) })],
    ['login', form({ login: true }), form({ login: 'yes' })],
    ['another field', form(), form({ other: 1 })],
    ['no fields', form(), form({ fields: [] })],
    ['fields', form({ fields: Array(30).fill(field) }), form({ fields: Array(31).fill(field) })],
    ['id', form({}, { id: `a${text(31)}` }), form({}, { id: `a${text(32)}` })],
    ['id', form({}, { id: 'a_1' }), form({}, { id: '1a' })],
    ['id', form({}, { id: 'a' }), form({}, { id: 'A' })],
    ['id', form({}, { id: 'a' }), form({}, { id: 'a-' })],
    ['kind', form({}, { kind: 'region' }), form({}, { kind: 'file' })],
    ['label', form({}, { label: text(60) }), form({}, { label: text(61) })],
    ['label', form(), form({}, { label: '' })],
    ['hint', form({}, { hint: text(120) }), form({}, { hint: text(121) })],
    ['max', form({}, { max: 5000 }), form({}, { max: 5001 })],
    ['max', form({}, { max: 1 }), form({}, { max: 0 })],
    ['options', form({}, { options: [text(60)] }), form({}, { options: [text(61)] })],
    ['options', form({}, { options: Array(50).fill('a') }), form({}, { options: Array(51).fill('a') })],
    ['options', form({}, { options: ['a'] }), form({}, { options: [] })],
    ['options', form({}, { options: ['a'] }), form({}, { options: [''] })],
    ['more of a field', form(), form({}, { other: 1 })],
  ])('D91: %s: one is a form, the other is none', (_what, good, bad) => {
    expect([judge(good), judge(bad)]).toEqual([true, false]);
  });

  test('D91: is asked for by where it is answered and which one it is', () => {
    const isAsked = object(FormInput);
    expect(isAsked({ scene: 'live', id: 'f_1' })).toBe(true);
    expect(isAsked({ scene: 'elsewhere', id: 'f_1' })).toBe(false);
    expect(isAsked({ scene: 'live', id: 'f 1' })).toBe(false);
    expect(isAsked({ scene: 'live' })).toBe(false);
  });
});

test('D44: rich text on the wire is the tree the server made', () => {
  const judge = accepts(RichTextSchema);
  expect(judge({ type: 'root', children: [] })).toBe(true);
  expect(judge({ type: 'root', children: [{ type: 'text', value: 'x' }] })).toBe(true);
  expect(judge({ type: 'root', children: ['x'] })).toBe(false);
  expect(judge({ type: 'root', children: {} })).toBe(false);
  expect(judge({ type: 'element', children: [] })).toBe(false);
  expect(judge({ type: 'root' })).toBe(false);
  expect(judge({ children: [] })).toBe(false);
  expect(judge('x')).toBe(false);
});
