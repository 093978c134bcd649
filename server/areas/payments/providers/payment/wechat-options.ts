/** What WeChat Pay needs of the environment. */
import type { KeyObject } from 'node:crypto';
import { ConfigError } from '#server/kernel/config/config-error.ts';
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { anyText, kind, neededBy, origin } from '#server/kernel/config/variable-kinds.ts';
import { optionalCertificates, optionalPublicKey, privateKey } from './key-variables.ts';
import type { WechatMerchant } from './wechat-signature.ts';

export interface WechatPayOptions extends WechatMerchant {
  appId: string;
  /** API v3 key, 32 letters. */
  apiKey: string;
  /** WeChat Pay's keys by serial number: its public key (PUB_KEY_ID_…), platform certificates, or both while they change. */
  companyKeys: ReadonlyMap<string, KeyObject>;
  /** Whose key answers are asked to be signed by, where there is one. */
  publicKeyId: string | undefined;
  endpoint: string | undefined;
}

/** @throws ConfigError */
export function readWechatOptions(env: Environment, name: string): WechatPayOptions {
  const apiKey = kind((text) => (Buffer.byteLength(text) === 32 ? text : undefined));
  const specs = {
    WECHAT_PAY_APP_ID: neededBy(name),
    WECHAT_PAY_MCH_ID: neededBy(name),
    WECHAT_PAY_SERIAL: neededBy(name),
    WECHAT_PAY_PRIVATE_KEY: privateKey(name),
    WECHAT_PAY_API_KEY: apiKey({ desc: `the API v3 key of 32 letters where the provider is ${name}` }),
    WECHAT_PAY_PUBLIC_KEY_ID: anyText(),
    WECHAT_PAY_PUBLIC_KEY: optionalPublicKey(),
    WECHAT_PAY_CERTIFICATES: optionalCertificates(),
    WECHAT_PAY_ENDPOINT: origin('https://api2.wechatpay.cn'),
  };
  const read = readVariables(env, specs, [
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY',
    'WECHAT_PAY_CERTIFICATES',
  ]);
  const { WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId, WECHAT_PAY_PUBLIC_KEY: publicKey } = read;
  if ((publicKeyId === undefined) !== (publicKey === undefined))
    throw new ConfigError('WECHAT_PAY_PUBLIC_KEY_ID', 'set together with WECHAT_PAY_PUBLIC_KEY');
  const companyKeys = new Map(read.WECHAT_PAY_CERTIFICATES);
  if (publicKeyId !== undefined && publicKey !== undefined) companyKeys.set(publicKeyId, publicKey);
  if (companyKeys.size === 0)
    throw new ConfigError(
      'WECHAT_PAY_PUBLIC_KEY',
      `set, or WECHAT_PAY_CERTIFICATES, where the provider is ${name}`,
    );
  return {
    appId: read.WECHAT_PAY_APP_ID,
    mchId: read.WECHAT_PAY_MCH_ID,
    serial: read.WECHAT_PAY_SERIAL,
    privateKey: read.WECHAT_PAY_PRIVATE_KEY,
    apiKey: read.WECHAT_PAY_API_KEY,
    companyKeys,
    publicKeyId,
    endpoint: read.WECHAT_PAY_ENDPOINT,
  };
}
