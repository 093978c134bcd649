/** SMS by Tencent Cloud: SendSms of its signature TC3-HMAC-SHA256. */
import type { Phone } from '#schemas/auth/phone.ts';
import { isObject } from '#schemas/page/json.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { required } from '#server/kernel/config/read-variable.ts';
import type { Notice, SmsProvider } from '../../message-providers.ts';
import { post, ProviderError } from '#server/kernel/outgoing/post.ts';
import { signTc3, TC3_TYPE } from '#server/kernel/outgoing/sign-tc3.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import { readTemplates } from './read-templates.ts';

export interface TencentOptions {
  keyId: string;
  keySecret: string;
  sign: string;
  /** Its two variables are the code and the minutes it lives. */
  template: string;
  /** For notices; its one variable is what has changed. */
  noticeTemplate?: string;
  appId: string;
  endpoint?: string;
}

const ENDPOINT = 'https://sms.tencentcloudapi.com';
const REGION = 'ap-guangzhou';
const VERSION = '2021-01-11';

/** Why the one message asked for was not taken; undefined where it was. */
function reasonOf(answer: Record<string, unknown>): string | undefined {
  const response = isObject(answer['Response']) ? answer['Response'] : {};
  if (isObject(response['Error'])) return String(response['Error']['Code']);
  const statuses: unknown = response['SendStatusSet'];
  const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined;
  const code = isObject(status) ? String(status['Code']) : 'no status';
  return code === 'Ok' ? undefined : code;
}

export function openTencent(options: TencentOptions, clock: Clock): SmsProvider {
  const { sign, template, noticeTemplate, appId, endpoint = ENDPOINT } = options;
  async function send({ area, number }: Phone, templateId: string, values: string[]): Promise<void> {
    const body = JSON.stringify({
      PhoneNumberSet: [`+${area}${number}`],
      SmsSdkAppId: appId,
      SignName: sign,
      TemplateId: templateId,
      TemplateParamSet: values,
    });
    const timestamp = secondsOf(clock.now());
    const { host } = new URL(endpoint);
    const answer = await post('Tencent Cloud', endpoint, {
      headers: {
        'content-type': TC3_TYPE,
        'x-tc-action': 'SendSms',
        'x-tc-version': VERSION,
        'x-tc-region': REGION,
        'x-tc-timestamp': String(timestamp),
        authorization: signTc3(options, { host, service: 'sms', timestamp, body }),
      },
      body,
    });
    const reason = reasonOf(answer.body);
    if (reason !== undefined) throw new ProviderError('Tencent Cloud', reason);
  }
  return {
    send: (to, { code, minutes }) => send(to, template, [code, String(minutes)]),
    ...(noticeTemplate === undefined
      ? {}
      : { notify: (to: Phone, { change }: Notice) => send(to, noticeTemplate, [change]) }),
  };
}

export const provider = defineProvider({
  name: 'tencent',
  read: (env, name) => ({
    ...readTemplates(env, name),
    appId: required('SMS_APP_ID', env['SMS_APP_ID'], name),
  }),
  open: (settings, { clock }: { clock: Clock }) => openTencent(settings, clock),
});
