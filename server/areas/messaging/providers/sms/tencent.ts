/** SMS by Tencent Cloud: its SendSms. */
import type { Phone } from '#schemas/auth/phone.ts';
import { isObject } from '#schemas/page/json.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { ProviderError } from '#server/kernel/outgoing/post-json.ts';
import { callTencent, TENCENT_CLOUD, type TencentKeys } from '#server/kernel/outgoing/tencent-cloud.ts';
import { readVariables } from '#server/kernel/config/read-variables.ts';
import { neededBy } from '#server/kernel/config/variable-kinds.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import type { Notice, SmsProvider } from '../message-providers.ts';
import { readTemplates } from './read-templates.ts';

export interface TencentOptions extends TencentKeys {
  sign: string;
  /** Its two variables are the code and the minutes it lives. */
  template: string;
  /** For notices; its one variable is what has changed. */
  noticeTemplate?: string | undefined;
  appId: string;
  endpoint?: string | undefined;
}

const ENDPOINT = 'https://sms.tencentcloudapi.com';
const REGION = 'ap-guangzhou';
const VERSION = '2021-01-11';

/** Why the one message asked for was not taken; undefined where it was. */
function reasonOf(response: Record<string, unknown>): string | undefined {
  const statuses: unknown = response['SendStatusSet'];
  const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined;
  const code = isObject(status) ? String(status['Code']) : 'no status';
  return code === 'Ok' ? undefined : code;
}

export function openTencent(options: TencentOptions, clock: Clock): SmsProvider {
  const { sign, template, noticeTemplate, appId, endpoint = ENDPOINT } = options;
  async function send({ area, number }: Phone, templateId: string, values: string[]): Promise<void> {
    const answer = await callTencent(options, {
      endpoint,
      service: 'sms',
      action: 'SendSms',
      version: VERSION,
      region: REGION,
      timestamp: secondsOf(clock.now()),
      body: {
        PhoneNumberSet: [`+${area}${number}`],
        SmsSdkAppId: appId,
        SignName: sign,
        TemplateId: templateId,
        TemplateParamSet: values,
      },
    });
    const reason = answer.ok ? reasonOf(answer.response) : answer.reason;
    if (reason !== undefined) throw new ProviderError(TENCENT_CLOUD, reason);
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
    appId: readVariables(env, { SMS_APP_ID: neededBy(name) }).SMS_APP_ID,
  }),
  open: (settings, { clock }: { clock: Clock }) => openTencent(settings, clock),
});
