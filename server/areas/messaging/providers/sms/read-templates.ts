/** The variables SMS providers share: keys, and in China the templates they have approved. */
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { anyText, neededBy, origin } from '#server/kernel/config/variable-kinds.ts';

export function readKeys(env: Environment, provider: string) {
  const requirements = neededBy(provider);
  const specs = {
    SMS_KEY_ID: requirements,
    SMS_KEY_SECRET: requirements,
    SMS_ENDPOINT: origin('https://sms.example.com'),
  };
  const read = readVariables(env, specs, ['SMS_KEY_SECRET']);
  return { keyId: read.SMS_KEY_ID, keySecret: read.SMS_KEY_SECRET, endpoint: read.SMS_ENDPOINT };
}

/** Providers in China send templates they have approved. */
export function readTemplates(env: Environment, provider: string) {
  const requirements = neededBy(provider);
  const specs = { SMS_SIGN: requirements, SMS_TEMPLATE: requirements, SMS_NOTICE_TEMPLATE: anyText() };
  const read = readVariables(env, specs);
  return {
    ...readKeys(env, provider),
    sign: read.SMS_SIGN,
    template: read.SMS_TEMPLATE,
    noticeTemplate: read.SMS_NOTICE_TEMPLATE,
  };
}
