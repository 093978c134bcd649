/**
 * What a login remembers between two presses: machines without looks or words. What a login seldom needs is imported by its
 * own file, for all of this comes with every login: `use-reset-password`, `use-change-password`, `use-new-password`, `use-email-login`.
 */
export {
  hasNoWay,
  isOffered,
  loginTabs,
  loginTabsOf,
  phoneTab,
  type LoginChoice,
  type LoginTabsEffect,
  type LoginTabsEvent,
  type LoginTabsState,
  type LoginWays,
} from './login-tabs.machine.ts';
export type { QrPhase, QrPlace } from './qr-login.machine.ts';
export { useAgreement } from './agreement.ts';
export { rememberWay, useLastWay } from './last-way.ts';
export { isNarrowWindow } from './narrow-window.ts';
export { LoginBoxContext, useLoginBox, useShownWay, type LoginBox } from './login-box.ts';
export { phoneOf } from './use-phone-code.ts';
export { useCodeLogin } from './use-code-login.ts';
export { usePasswordLogin } from './use-password-login.ts';
export { useLoginMessages } from './use-login-messages.ts';
export { useScanStart } from './use-scan-start.ts';
export { useQrLogin } from './use-qr-login.ts';
export { useMerchant } from './use-merchant.ts';
export { useMerchantWay } from './use-merchant-way.ts';
