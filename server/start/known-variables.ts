/** Every variable of the environment this product reads, and which one a misspelt one was meant to be. */
import type { Environment } from '#server/kernel/config/read-variables.ts';

/** As .env.example lists them, by what they concern. */
export const KNOWN_VARIABLES: readonly string[] = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'FILES_URL',
  'FILES_OLD_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'REDIS_URL',
  'DEMO',
  'LOG_LEVEL',
  'LOG_FORMAT',
  'NODE_ENV',
  'TRUST_PROXY',
  'PUBLIC_URL',
  'MAIN_URL',
  'ADMIN_URL',
  'CDN_CACHE_SECONDS',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'CORS_ORIGINS',
  'STOP_DELAY_MS',
  'OPS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'SECRET',
  'SMS_PROVIDER',
  'SMS_KEY_ID',
  'SMS_KEY_SECRET',
  'SMS_SIGN',
  'SMS_TEMPLATE',
  'SMS_NOTICE_TEMPLATE',
  'SMS_APP_ID',
  'SMS_ENDPOINT',
  'SMS_FROM',
  'MAIL_PROVIDER',
  'SMTP_URL',
  'MAIL_FROM',
  'SCAN_PROVIDERS',
  'WX_APP_ID',
  'WX_APP_SECRET',
  'QQ_APP_ID',
  'QQ_APP_KEY',
  'WEWORK_CORP_ID',
  'WEWORK_AGENT_ID',
  'WEWORK_SECRET',
  'WEWORK_ENDPOINT',
  'WEWORK_ALLOWED_DOMAINS',
  'WEWORK_SDK',
  'CAPTCHA_PROVIDER',
  'CAPTCHA_APP_ID',
  'CAPTCHA_APP_KEY',
  'CAPTCHA_KEY_ID',
  'CAPTCHA_KEY_SECRET',
  'CAPTCHA_ENDPOINT',
  'PAYMENT_PROVIDERS',
  'MANUAL_PAYMENT_TEXT',
  'MANUAL_PAYMENT_HOURS',
  'WECHAT_PAY_APP_ID',
  'WECHAT_PAY_MCH_ID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_API_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_CERTIFICATES',
  'WECHAT_PAY_ENDPOINT',
  'ALIPAY_APP_ID',
  'ALIPAY_SELLER_ID',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'ALIPAY_ENDPOINT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_ENDPOINT',
  'RTMP_PORT',
  'LIVE_HOOK_SECRET',
  'LIVE_ORIGINS',
];

/** Short names have too many neighbours: HOME is not HOST. */
const LONG = 8;

/** Letters to change, add, leave out or swap with the next one between two words. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_none, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}

function meantBy(name: string): string | undefined {
  const upper = name.toUpperCase();
  return KNOWN_VARIABLES.find((name) => {
    if (name === upper) return true;
    const letters = distance(upper, name);
    const isSwapped =
      upper.length === name.length && [...upper].sort().join('') === [...name].sort().join('');
    return name.length >= LONG ? letters <= 2 : letters === 1 && isSwapped;
  });
}

/** A line for each variable that is nobody's and looks like one of ours. */
export function misspelt(env: Environment): string[] {
  const knownNames = new Set(KNOWN_VARIABLES.flatMap((name) => [name, `${name}_FILE`]));
  return Object.keys(env)
    .filter((name) => !knownNames.has(name) && env[name] !== '')
    .flatMap((name) => {
      const suggestion = meantBy(name.replace(/_FILE$/i, ''));
      return suggestion === undefined
        ? []
        : [`${name} is no variable of Lectern and is not read: did you mean ${suggestion}?`];
    });
}
