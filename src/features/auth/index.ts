/**
 * What a login remembers between two presses: machines without looks or words. What a login seldom needs is imported by its
 * own file, for all of this comes with every login: `use-reset-password`, `use-change-password`, `use-new-password`, `use-email-login`.
 */
export {
  defaultTab,
  hasNoWay,
  isOffered,
  loginTabs,
  loginTabsOf,
  waysOf,
  LOGIN_CHOICES,
  LOGIN_TABS,
  type LoginChoice,
  type LoginTab,
  type LoginTabsEffect,
  type LoginTabsEvent,
  type LoginTabsState,
  type LoginWays,
} from './login-tabs.machine.ts';
export {
  qrLogin,
  readPoll,
  type QrLoginEffect,
  type QrLoginEvent,
  type QrLoginState,
  type QrPhase,
  type QrPlace,
  type QrPolled,
} from './qr-login.machine.ts';
export {
  afterLoginSteps,
  knockAddress,
  KNOCK_TIMEOUT_MS,
  type AfterLoginStep,
  type LoginOutcome,
} from './after-login-steps.ts';
export {
  merchantLogin,
  type MerchantEffect,
  type MerchantEvent,
  type MerchantPhase,
  type MerchantRefusal,
  type MerchantState,
  type MerchantUser,
} from './merchant-login.machine.ts';
export { useAgreement } from './agreement.ts';
export { rememberWay, useLastWay, useReturnTo } from './last-way.ts';
export { isShown, LoginBoxContext, useLoginBox, type LoginBox } from './login-box.ts';
export { fieldMessages } from '#features/forms/field-messages.ts';
export { sayIn, type Said } from '#features/forms/field-message.ts';
export { phoneOf, type PhoneTyped } from './use-phone-code.ts';
export { useCodeLogin } from './use-code-login.ts';
export { usePasswordLogin } from './use-password-login.ts';
export { useLoginMessages } from './use-login-messages.ts';
export { useScanStart } from './use-scan-start.ts';
export { useScanReturn, type ScanReturn } from './use-scan-return.ts';
export { useQrLogin } from './use-qr-login.ts';
export { NO_MERCHANT, useMerchant, type Merchant } from './use-merchant.ts';
export { useMerchantWay } from './use-merchant-way.ts';
export { useBindQr } from './use-bind-qr.ts';
export { useEmailProof } from './use-email-proof.ts';
export { usePhoneProof, type ProofRefused, type ProvenPhone } from './use-phone-proof.ts';
