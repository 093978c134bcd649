/** Signatures as the companies publish them, in the tests of their own libraries (D71). */
import { createHmac, createPublicKey, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  PUBLISHED_CERTIFICATE,
  PUBLISHED_PAIR,
  verifiesText,
} from '../../../../../tests/support/payment-companies/rsa-keys.ts';
import { PaymentUnknown } from '../payment-provider.ts';
import { signedPart, verifiesAlipayForm, verifyAlipayAnswer } from './alipay-signature.ts';
import { signRsa, verifiesRsa } from './rsa.ts';
import { verifyStripe } from './stripe-signature.ts';
import { openResource, openSealed, signWechatRequest, verifyWechat } from './wechat-signature.ts';

describe('WeChat Pay: github.com/wechatpay-apiv3/wechatpay-go', () => {
  const SIGNATURE =
    'BKyAfU4iMCuvXMXS0Wzam3V/cnxZ+JaqigPM5OhljS2iOT95OO6Fsuml2JkFANJU9K6q9bLlDhPXuoVz+pp4hAm6pHU4ld815U4jsKu1RkyaII+1CYBUYC8TK0XtJ8FwUXXz8vZHh58rrAVN1XwNyvD1vfpxrMT4SL536GLwvpUHlCqIMzoZUguLli/K8V29QiOhuH6IEqLNJn8e9b3nwNcQ7be3CzYGpDAKBfDGPCqCv8Rw5zndhlffk2FEA70G4hvMwe51qMN/RAJbknXG23bSlObuTCN7Ndj1aJGH6/L+hdwfLpUtJm4QYVazzW7DFD27EpSQEqA8bX9+8m1rLg==';

  it('D71: signs the published text as published, and believes it by the published key and certificate', () => {
    expect(signRsa(PUBLISHED_PAIR.privateKey, 'source')).toBe(SIGNATURE);
    const { publicKey, serialNumber } = new X509Certificate(PUBLISHED_CERTIFICATE);
    expect(serialNumber).toBe('F5765756002FDD77');
    for (const key of [publicKey, PUBLISHED_PAIR.publicKey]) {
      expect(verifiesRsa(key, 'source', SIGNATURE)).toBe(true);
      for (const [text, signature] of [
        ['wrong source', SIGNATURE],
        ['', SIGNATURE],
        ['source', ''],
        ['source', 'invalid base64 signature'],
      ] as const)
        expect(verifiesRsa(key, text, signature)).toBe(false);
    }
  });

  it('D71: signs a request over its five lines', () => {
    const merchant = {
      mchId: '1234567890',
      serial: 'F5765756002FDD77',
      privateKey: PUBLISHED_PAIR.privateKey,
    };
    const header = signWechatRequest(merchant, {
      method: 'POST',
      path: '/v3/pay?a=1',
      body: '{"b":2}',
      now: 1_624_523_846_789,
    });
    const [, nonce = '', signature = ''] =
      /^WECHATPAY2-SHA256-RSA2048 mchid="1234567890",nonce_str="([0-9a-f]{32})",signature="([^"]+)",timestamp="1624523846",serial_no="F5765756002FDD77"$/.exec(
        header,
      ) ?? [];
    const lines = `POST\n/v3/pay?a=1\n1624523846\n${nonce}\n{"b":2}\n`;
    expect(verifiesText(PUBLISHED_PAIR, lines, signature)).toBe(true);
  });

  const SEALED = {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: 'FsdXzxryWfKwvLJKf8LG/ToRPTRh8RN9wROC',
    nonce: 'wCq51qZv4Yfg',
    associated_data: 'Dl56FrqWQJF1t9LtC3vEUsniZKvbqdR8',
  };
  const SEALING_KEY = 'testAPIv3Key0000';

  it('D71: opens the published sealed text, and nothing that differs', () => {
    expect(openSealed(SEALING_KEY, SEALED)).toBe('Hello World');
    const others = [
      ['testAPIv3Key1111', SEALED],
      ['not a aes key', SEALED],
      [SEALING_KEY, { ...SEALED, ciphertext: 'invalid cipher' }],
      [SEALING_KEY, { ...SEALED, ciphertext: 'SGVsbG8gV29ybGQK' }],
      [SEALING_KEY, { ...SEALED, associated_data: 'another' }],
    ] as const;
    for (const [key, sealedValue] of others)
      expect(() => openSealed(key, sealedValue)).toThrow(PaymentUnknown);
  });

  const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDVzCCAj+gAwIBAgIJANfOWdH1ItcBMA0GCSqGSIb3DQEBCwUAMEIxCzAJBgNV
BAYTAlhYMRUwEwYDVQQHDAxEZWZhdWx0IENpdHkxHDAaBgNVBAoME0RlZmF1bHQg
Q29tcGFueSBMdGQwHhcNMjEwNDI3MDg1NTIzWhcNMzEwNDI1MDg1NTIzWjBCMQsw
CQYDVQQGEwJYWDEVMBMGA1UEBwwMRGVmYXVsdCBDaXR5MRwwGgYDVQQKDBNEZWZh
dWx0IENvbXBhbnkgTHRkMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA
2VCTd91fnUn73Xy9DLvt/V62TVxRTEEstVdeRaZ3B3leO0pldE806mXO4RwdHXag
HQ4vGeZN0yqm++rDsGK+U3AH7kejyD2pXshNP9Cq5YwbptiLGtjcquw4HNxJQUOm
DeJf2vg6byms9RUipiq4SzbJKqJFlUpbuIPDpSpWz10PYmyCNeDGUUK65E5h2B83
4uxl1zNLYQCrkdBzb8oUxwYeP5a2DNxmjL5lsJML7DGr5znsevnoqGRwTm9fxCGf
y8wus7hwKz6clt3Whmmda7UAdb1c08hEQFVRbF14AR73xbnd8N0obCWJPCbzMCtk
aSef4FdEEgEXJiw0VAJT8wIDAQABo1AwTjAdBgNVHQ4EFgQUT1c7nd/SUO76HSoZ
umNUJv1R5PwwHwYDVR0jBBgwFoAUT1c7nd/SUO76HSoZumNUJv1R5PwwDAYDVR0T
BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAfTjxKRQMzNB/U6ZoCUS+BSNfa2Oh
0plMN6ZuzwiVVZwg1jywvv5yv04koS7Pd4i9E4gt9ZBUQXlpq+A3oOCEEHNRR6b2
kyazGRM7s0OP5X21WrbpSmKmU6K7hkfx30yYs08LVs/Q8DIhvaj1FCFeJzUCzYn/
fHMq4tsbKO0dKAeydPM/nrUZBmaYQVKMVOORGLFjFKVO7JV6Kq/R86ouhjEPgJOe
2xulNBUcjicqtZlBdEh/PWCYP2SpGVDclKm8jeo175T3EVAkdKzzmfpxtMmnMlmq
cTJOU9TxuGvNASMtjj7pYIerTx+xgZDXEVBWFW9PjJ0TV06tCRsgSHItgg==
-----END CERTIFICATE-----`;
  const NOTICE = `{"id":"3119dfba-e649-5eec-ab1e-3412bc4d2e17","create_time":"2021-06-24T16:37:26+08:00","resource_type":"encrypt-resource","event_type":"PAYSCORE.USER_OPEN_SERVICE","summary":"签约成功","resource":{"original_type":"payscore","algorithm":"AEAD_AES_256_GCM","ciphertext":"YDS3lKPaC4Y52Gf3uhft5qUBlIa8b428AWTtTauHQfQrRw+X1WpiuHIDy0vo1Vd6VEq67aVyqPdDYMkRVSDaZL3iZttevRMOoPKMifozg6XPWjIZumks/GpT48lI4NizyeaqLBokNebthah3o1H76qSlO9NkDjp9bzmKLEYYH9TEklFUpsvPqOTOcgSLgh21YJXYR7dEBXFgRLiNIKRgO5JdXh1hccRUAlyVWxE54PXpnQ==","associated_data":"payscore","nonce":"Kj7QIyUiYx1q"}}`;
  const HEADERS: Record<string, string> = {
    'wechatpay-nonce': 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz',
    'wechatpay-timestamp': '1624523846',
    'wechatpay-serial': 'D7CE59D1F522D701',
    'wechatpay-signature':
      'tJHIiIS9eB2hAYstmAmbbD3ZE5LiIm/Ug5tuL4fC0YOFRWIHV39UFIZXC0e9Wl6lBu6sKvkqDkzpqzBsVHyXFlbYZTOQrVdG4b6LfTnK4mikv9++ixJMd3vTf2yCqvBkh98zs3Ds5zsYQakzbcwhmw4fMJs4nPLws28H0UW9FjDR//rxELLwXvV1VEA1IBLX70xptjL8hrfUjEE8kkry6yNJTHZRU8CAc7qHli2Ng1V1qb9ARbK8A3ThmFmPQvRGrapI/jS2laKKgYUmfdEdkNO6B2Cke5e8VTxY406ArAmQ90GAihDwIcb16TQMnzCMBoutnwZKNiKRACrFmtxw2Q==',
  };
  const AT = 1_624_523_846_000;
  const keys = new Map([['D7CE59D1F522D701', new X509Certificate(CERTIFICATE).publicKey]]);
  const verify = (body: string, now: number, headers = HEADERS) =>
    verifyWechat(keys, (name) => headers[name], Buffer.from(body), now);

  it('R36: believes the published notification within five minutes, and reads what it holds', () => {
    for (const now of [AT, AT + 300_000, AT - 300_000]) expect(() => verify(NOTICE, now)).not.toThrow();
    const { resource } = JSON.parse(NOTICE);
    expect(openResource('testMchAPIv3Key0', resource)).toEqual({
      mchid: '1234567890',
      appid: '054aa7d7a2a54ab5898df65bd96f001c',
      create_time: '2020-06-30T12:12:00+08:00',
      out_contract_code: '21640bdbd08e473e828f3206a2741c6e',
    });
    expect(() => openResource('testMchAPIv3Key0', { ...resource, algorithm: 'AEAD_SM4_GCM' })).toThrow(
      'another algorithm',
    );
  });

  it.each<[string, string, number, Record<string, string>, string]>([
    ['changed', NOTICE.replace('payscore', 'payscorf'), AT, {}, 'wrong signature'],
    ['late', NOTICE, AT + 300_001, {}, 'too old or too new'],
    ['early', NOTICE, AT - 300_001, {}, 'too old or too new'],
    ['of no time', NOTICE, AT, { 'wechatpay-timestamp': 'x' }, 'too old or too new'],
    ['of another nonce', NOTICE, AT, { 'wechatpay-nonce': 'x' }, 'wrong signature'],
    [
      'of an unknown key',
      NOTICE,
      AT,
      { 'wechatpay-serial': 'PUB_KEY_ID_1' },
      'unsigned, or by an unknown key',
    ],
    ['a probe', NOTICE, AT, { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' }, 'wrong signature'],
  ])('R36: refuses the published notification when it is %s', (_what, body, now, headers, why) => {
    expect(() => verify(body, now, { ...HEADERS, ...headers })).toThrow(why);
  });
});

describe('Alipay: github.com/alipay/alipay-sdk-nodejs-all', () => {
  const keyOf = (base64: string) =>
    createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  const trade = keyOf(
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB',
  );
  const NOTICE = {
    gmt_create: '2019-08-15 15:56:22',
    charset: 'utf-8',
    seller_email: 'z97-yuquerevenue@service.aliyun.com',
    subject: '语雀空间 500人规模',
    sign: 'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
    buyer_id: '2088102534368455',
    invoice_amount: '0.10',
    notify_id: '2019081500222155624068450559358070',
    fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
    notify_type: 'trade_status_sync',
    trade_status: 'TRADE_SUCCESS',
    receipt_amount: '0.10',
    buyer_pay_amount: '0.10',
    sign_type: 'RSA2',
    app_id: '2019073166072302',
    seller_id: '2088531891668739',
    gmt_payment: '2019-08-15 15:56:24',
    notify_time: '2019-08-15 15:56:25',
    version: '1.0',
    out_trade_no: '20190815155618536-564-57',
    total_amount: '0.10',
    trade_no: '2019081522001468450512505578',
    auth_app_id: '2019073166072302',
    buyer_logon_id: 'xud***@126.com',
    point_amount: '0.00',
  };

  it('R36: believes the published trade notification, whose sign and sign_type are not signed', () => {
    expect(verifiesAlipayForm(trade, NOTICE)).toBe(true);
    const { sign_type: _type, ...bare } = NOTICE;
    expect(verifiesAlipayForm(trade, bare)).toBe(true);
  });

  it.each([
    { total_amount: '0.11' },
    { out_trade_no: '20190815155618536-564-58' },
    { sign: '' },
    { sign: 'test' },
    { sign_type: 'RSA' },
    { more: '1' },
  ])('R36: refuses the published trade notification with %j', (change) => {
    expect(verifiesAlipayForm(trade, { ...NOTICE, ...change })).toBe(false);
  });

  it('D71: takes out of an answer what is signed, letter for letter', () => {
    const node = 'alipay_offline_material_image_upload_response';
    const part = String.raw`{"code":"10000","sign":"xxx","msg":"a \"brace\" } in a text","image_url":"http:\/\/oalipay-dl-django.alicdn.com\/rest?zoom=original"}`;
    expect(signedPart(`{"${node}":${part},"sign":"P8x"}`, node)).toBe(part);
    expect(signedPart(`{"${node}"\n        :\n        ${part},\n\n  "sign"  :  "P8x"}`, node)).toBe(part);
    for (const text of ['', '{}', `{"${node}":"x"}`, `{"${node}":{"a":1`, `{"error_response":${part}}`])
      expect(() => signedPart(text, node)).toThrow(PaymentUnknown);
  });

  it('D71: believes the published answer, and no other', () => {
    const answer = `{"alipay_open_file_upload_response":{"code":"10000","msg":"Success","file_id":"CAxAToWB1JsAAAAAAAAAAAAADgSLAQBr"},"sign":"F+LDzpTNiavn7xVZPGuPCSSVRSmWzJGgtuji6tVELGEaqMaNj0jRKXUEr5nloZJBBmwEnddOyCjjepMmrTKTvoOqQ0Efxpr/R1iEeHTHVbb/Q8TTh6Up5gHJDkILdaWS2q1cWeQ6VT+HQY9P3WRXS7uhILHuDODIhpAyCu5KhWGt0rMCIG+Im6NODJP2oohtSCtmTFXg58HH587Z2y2bdbjzOxLvzD9IrU1imghXQ2S/Q+wMIvRk9on6cWnBLkrNvJKapA2ReNGWOwyuASvB9zDVzhMPbR+3mfRGkVDxsq5HYLjBKGskJMXHw0HuugZij6ScRuaLPODhmHwr/pJ9yw=="}`;
    const key = keyOf(
      'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAk7LzhmMa2c4qQd4fqAqenfbuFoA7stPKvoS1LrZEsVnOOGUUjwoa1oU9xsSPjcOWhIerU/VAN4J95GIAXx59ipcleIyfLn2FhHXPgLJpvo+b2jJFyn/1/DbeJDh+0yDVAOf50Z7HhI0mdUhFMkXlT7BU0ZMtJf/TmISFEfhDU/w6qFd6D42L97byAkq0K6LroglSVF24GqJEa7hSeUIkZWj7RasykXrc2uVJ1+ejkXE0LyPxa2AHykMGbJLf5SiZvaNzUZgnKIR36mLOHpQ/2JCXxhXZYUWHzy0kMH54JcUEeksFWBYLGvLjV1phbcUIc3Q76tIuqApY6E222OoZZQIDAQAB',
    );
    const node = 'alipay_open_file_upload_response';
    expect(JSON.parse(verifyAlipayAnswer(key, answer, node))).toMatchObject({
      code: '10000',
      file_id: 'CAxAToWB1JsAAAAAAAAAAAAADgSLAQBr',
    });
    expect(() => verifyAlipayAnswer(key, answer.replace('Success', 'Sucess'), node)).toThrow(
      'wrong signature',
    );
    expect(() => verifyAlipayAnswer(key, answer.replace(/,"sign".*/, '}'), node)).toThrow('wrong signature');
  });
});

describe('Stripe: generateTestHeaderString of github.com/stripe/stripe-node', () => {
  const SECRET = 'whsec_test_secret';
  const PAYLOAD = JSON.stringify({ id: 'evt_test_webhook', object: 'event' }, null, 2);
  const AT = 1_699_999_999;
  const v1 = createHmac('sha256', SECRET).update(`${AT}.${PAYLOAD}`).digest('hex');
  const verify = (header: string, body = PAYLOAD, now = AT * 1000) =>
    verifyStripe(SECRET, header, Buffer.from(body), now);

  it('R36: believes v1 within five minutes, among others that prove nothing', () => {
    for (const seconds of [0, 300, -300])
      expect(() => verify(`t=${AT},v1=${v1}`, PAYLOAD, (AT + seconds) * 1000)).not.toThrow();
    expect(() => verify(`t=${AT},v1=${'0'.repeat(64)},v1=${v1},v0=bad`)).not.toThrow();
  });

  it.each([
    ['another text', `t=${AT},v1=${v1}`, PAYLOAD.replace('evt', 'evz'), AT],
    ['another time', `t=${AT + 1},v1=${v1}`, PAYLOAD, AT],
    ['another scheme', `t=${AT},v0=${v1}`, PAYLOAD, AT],
    ['no signature', `t=${AT}`, PAYLOAD, AT],
    ['no time', `v1=${v1}`, PAYLOAD, AT],
    ['half a signature', `t=${AT},v1=${v1.slice(0, 32)}`, PAYLOAD, AT],
    ['nothing', '', PAYLOAD, AT],
    ['five minutes and a second', `t=${AT},v1=${v1}`, PAYLOAD, AT + 301],
    ['a time to come', `t=${AT},v1=${v1}`, PAYLOAD, AT - 301],
  ])('R36: refuses %s', (_what, header, body, now) => {
    expect(() => verify(header, body, now * 1000)).toThrow(PaymentUnknown);
  });
});
