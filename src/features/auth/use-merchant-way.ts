/** What the two tabs of a merchant share: who it is, and the one press that sends them on (M114, M115, requirement 21). */
import type { LoginTabName } from '#schemas/auth/login-tabs.ts';
import { useLoginBox, useShownWay } from './login-box.ts';

/** @param fallbackName what a merchant without a name is called. */
export function useMerchantWay(tab: LoginTabName, fallbackName: string) {
  const box = useLoginBox();
  const { merchant, isAgreed, askConsent } = box;
  const { isShown } = useShownWay(tab);
  const { phase } = merchant.state;
  const user = 'user' in phase ? phase.user : undefined;
  return {
    isShown,
    person: {
      name: user?.name ?? fallbackName,
      src: user?.avatar ?? '',
      isUrged: isAgreed,
      isBusy: phase.name === 'busy',
      onGo: () => {
        if (askConsent('Check_agreement')) merchant.send({ type: 'pressed' });
      },
      onOther: () => merchant.send({ type: 'change-phone-pressed' }),
    },
  };
}
