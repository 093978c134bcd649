/** The variables SMS providers share: keys, and in China the templates they have approved. */
import { readSecret, required, type Environment } from '#server/kernel/config/read-variable.ts';
import { readEndpoint } from '#server/kernel/providers.ts';

export function readKeys(env: Environment, provider: string) {
  return {
    keyId: required('SMS_KEY_ID', env['SMS_KEY_ID'], provider),
    keySecret: required('SMS_KEY_SECRET', readSecret(env, 'SMS_KEY_SECRET'), provider),
    ...readEndpoint(env, 'SMS_ENDPOINT', 'https://sms.example.com'),
  };
}

/** Providers in China send templates they have approved. */
export function readTemplates(env: Environment, provider: string) {
  const noticeTemplate = env['SMS_NOTICE_TEMPLATE'] ?? '';
  return {
    ...readKeys(env, provider),
    sign: required('SMS_SIGN', env['SMS_SIGN'], provider),
    template: required('SMS_TEMPLATE', env['SMS_TEMPLATE'], provider),
    ...(noticeTemplate === '' ? {} : { noticeTemplate }),
  };
}
