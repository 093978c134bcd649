/** Providers of codes: signatures as published, and the real protocols against stand-ins on this machine (R50). */
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { CodeMessage, Notice } from './message-providers.ts';
import { openSmtp } from './mail/smtp.ts';
import { canonicalQuery, openAliyun, signAcs3 } from './sms/aliyun.ts';
import { signTc3 } from '#server/kernel/outgoing/tencent-cloud.ts';
import { openTencent } from './sms/tencent.ts';
import { openTwilio } from './sms/twilio.ts';

const clock = { now: () => 1_551_113_065_000 };
const china = { area: '86', number: '13800000000' };
const elsewhere = { area: '852', number: '51234567' };
const message: CodeMessage = {
  appId: 'appknowledge',
  purpose: 'accountLogin',
  code: '042137',
  minutes: 5,
  text: 'Harbour: your code is 042137.',
  subject: 'Your code',
  locale: 'en',
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface ProviderRequest {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A provider that answers what it is told to, and what it heard. */
async function standIn(
  answer: object,
  status = 200,
): Promise<{ endpoint: string; requests: ProviderRequest[] }> {
  const events: ProviderRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      events.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return { endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, requests: events };
}

describe('signatures', () => {
  it('D51: ACS3 signs the published sample as published', () => {
    const headers = {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
    };
    const query = canonicalQuery({
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    });
    const keys = { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' };
    expect(signAcs3(keys, { query, headers, body: '' })).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('D51: TC3 signs the published sample as published', () => {
    const body = String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`;
    const keys = {
      keyId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
      keySecret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    };
    const request = { host: 'cvm.tencentcloudapi.com', service: 'cvm', timestamp: 1_551_113_065, body };
    expect(signTc3(keys, request)).toContain(
      'Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    );
  });
});

describe('SMS', () => {
  const keys = { keyId: 'id', keySecret: 'secret', sign: '港湾', template: 'SMS_1' };

  it('D51: Aliyun is called with its template, and its refusal is reported without the phone', async () => {
    const good = await standIn({ Code: 'OK', Message: 'OK' });
    const aliyun = openAliyun({ ...keys, endpoint: good.endpoint }, clock);
    await aliyun.send(china, message);
    await aliyun.send(elsewhere, message);
    const [first, second] = good.requests.map(({ url }) => new URL(url, good.endpoint).searchParams);
    expect(Object.fromEntries(first ?? [])).toEqual({
      PhoneNumbers: '13800000000',
      SignName: '港湾',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"042137"}',
    });
    expect(second?.get('PhoneNumbers')).toBe('85251234567');
    expect(good.requests[0]?.headers).toMatchObject({
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
    });
    const bad = await standIn({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '13800000000: 042137' });
    await expect(openAliyun({ ...keys, endpoint: bad.endpoint }, clock).send(china, message)).rejects.toThrow(
      /^Aliyun refused: isv\.BUSINESS_LIMIT_CONTROL$/,
    );
  });

  it('D51: Tencent is asked with code and minutes, and each way of refusing is seen', async () => {
    const options = { ...keys, appId: '1400000000' };
    const good = await standIn({ Response: { SendStatusSet: [{ Code: 'Ok' }], RequestId: 'r' } });
    await openTencent({ ...options, endpoint: good.endpoint }, clock).send(china, message);
    expect(JSON.parse(good.requests[0]?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613800000000'],
      SmsSdkAppId: '1400000000',
      SignName: '港湾',
      TemplateId: 'SMS_1',
      TemplateParamSet: ['042137', '5'],
    });
    expect(good.requests[0]?.headers['x-tc-timestamp']).toBe('1551113065');
    const refusals = [
      { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } },
      { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: '+8613800000000' } } },
      {},
    ];
    for (const answer of refusals) {
      const { endpoint } = await standIn(answer);
      await expect(openTencent({ ...options, endpoint }, clock).send(china, message)).rejects.toThrow(
        /^Tencent Cloud refused: [\w. ]+$/,
      );
    }
  });

  it('D51: Twilio is sent the whole text, as its account', async () => {
    const account = { keyId: 'AC1', keySecret: 'token', from: '+15005550006' };
    const good = await standIn({ sid: 'SM1', status: 'queued' }, 201);
    await openTwilio({ ...account, endpoint: good.endpoint }).send(elsewhere, message);
    expect(good.requests[0]?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(good.requests[0]?.headers.authorization).toBe(`Basic ${btoa('AC1:token')}`);
    expect(Object.fromEntries(new URLSearchParams(good.requests[0]?.body))).toEqual({
      To: '+85251234567',
      From: '+15005550006',
      Body: message.text,
    });
    const bad = await standIn({ code: 21_211, message: 'Invalid +85251234567' }, 400);
    await expect(openTwilio({ ...account, endpoint: bad.endpoint }).send(elsewhere, message)).rejects.toThrow(
      /^Twilio refused: 21211$/,
    );
  });
});

describe('notices', () => {
  const notice: Notice = {
    appId: 'appknowledge',
    purpose: 'phone-changed',
    change: 'the phone number of your account was changed',
    text: 'Harbour: the phone number of your account was changed.',
    subject: 'Your account has changed',
    locale: 'en',
  };
  const keys = { keyId: 'id', keySecret: 'secret', sign: '港湾', template: 'SMS_1' };

  it('R24: providers with templates say what changed by one of its own, and are silent without it', async () => {
    const aliyun = await standIn({ Code: 'OK' });
    const byAliyun = { ...keys, noticeTemplate: 'SMS_2', endpoint: aliyun.endpoint };
    await openAliyun(byAliyun, clock).notify?.(china, notice);
    const askedParams = new URL(aliyun.requests[0]?.url ?? '', aliyun.endpoint).searchParams;
    expect([askedParams.get('TemplateCode'), askedParams.get('TemplateParam')]).toEqual([
      'SMS_2',
      JSON.stringify({ change: notice.change }),
    ]);
    const tencent = await standIn({ Response: { SendStatusSet: [{ Code: 'Ok' }] } });
    const byTencent = { ...keys, appId: '1', noticeTemplate: '2', endpoint: tencent.endpoint };
    await openTencent(byTencent, clock).notify?.(china, notice);
    expect(JSON.parse(tencent.requests[0]?.body ?? '')).toMatchObject({
      TemplateId: '2',
      TemplateParamSet: [notice.change],
    });
    expect(openAliyun(keys, clock).notify).toBeUndefined();
    expect(openTencent({ ...keys, appId: '1' }, clock).notify).toBeUndefined();
  });

  it('R24: providers of free text are sent the whole notice', async () => {
    const { endpoint, requests: heardRequests } = await standIn({ sid: 'SM1' }, 201);
    await openTwilio({ keyId: 'AC1', keySecret: 't', from: '+15005550006', endpoint }).notify?.(
      china,
      notice,
    );
    expect(new URLSearchParams(heardRequests[0]?.body).get('Body')).toBe(notice.text);
    const { url, lines } = await mailServer(false);
    await openSmtp({ url, from: 'a@shop.example' }).notify('someone@example.com', notice);
    expect(lines).toEqual(expect.arrayContaining([`Subject: ${notice.subject}`, notice.text]));
  });
});

/** An SMTP server of a few lines: it takes one letter, or refuses its reader. */
async function mailServer(refuse: boolean): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = [];
  const server = createTcpServer((socket) => {
    let isLetter = false;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      lines.push(line);
      if (isLetter) {
        if (line === '.') isLetter = false;
        return line === '.' ? say('250 queued') : true;
      }
      if (line.startsWith('EHLO')) return say('250-stand-in\r\n250 AUTH PLAIN');
      if (line.startsWith('AUTH')) return say('235 in');
      if (line.startsWith('RCPT') && refuse) return say('550 no such reader someone@example.com');
      if (line === 'DATA') isLetter = true;
      return say(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket
      .on('error', () => undefined)
      .on('data', (part) => {
        const parts = (rest + part.toString()).split('\r\n');
        rest = parts.pop() ?? '';
        for (const line of parts) hear(line);
      });
    say('220 stand-in');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return { url: `smtp://user:secret@127.0.0.1:${String((server.address() as AddressInfo).port)}`, lines };
}

describe('e-mail', () => {
  it('D59: a letter goes out by SMTP, as its account', async () => {
    const { url, lines } = await mailServer(false);
    await openSmtp({ url, from: 'Lectern <no-reply@shop.example>' }).send('someone@example.com', message);
    expect(lines).toContain(`AUTH PLAIN ${btoa('\0user\0secret')}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<no-reply@shop.example>',
        'RCPT TO:<someone@example.com>',
        'Subject: Your code',
        message.text,
      ]),
    );
  });

  it('R50: a refusal is reported without the address', async () => {
    const { url } = await mailServer(true);
    await expect(
      openSmtp({ url, from: 'no-reply@shop.example' }).send('someone@example.com', message),
    ).rejects.toThrow(/^SMTP refused: EENVELOPE\.550$/);
  });
});
