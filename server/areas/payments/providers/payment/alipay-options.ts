/** What Alipay needs of the environment. */
import type { KeyObject } from 'node:crypto';
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { neededBy, origin } from '#server/kernel/config/variable-kinds.ts';
import { privateKey, publicKey } from './key-variables.ts';

export interface AlipayOptions {
  appId: string;
  /** Of the account that is paid (2088…). */
  sellerId: string;
  privateKey: KeyObject;
  /** Alipay's own key, not the application's. */
  companyKey: KeyObject;
  endpoint: string | undefined;
}

/** @throws ConfigError */
export function readAlipayOptions(env: Environment, name: string): AlipayOptions {
  const specs = {
    ALIPAY_APP_ID: neededBy(name),
    ALIPAY_SELLER_ID: neededBy(name),
    ALIPAY_PRIVATE_KEY: privateKey(name),
    ALIPAY_PUBLIC_KEY: publicKey(name),
    ALIPAY_ENDPOINT: origin('https://openapi-sandbox.dl.alipaydev.com'),
  };
  const read = readVariables(env, specs, ['ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']);
  return {
    appId: read.ALIPAY_APP_ID,
    sellerId: read.ALIPAY_SELLER_ID,
    privateKey: read.ALIPAY_PRIVATE_KEY,
    companyKey: read.ALIPAY_PUBLIC_KEY,
    endpoint: read.ALIPAY_ENDPOINT,
  };
}
