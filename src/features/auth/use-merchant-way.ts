/** What the two tabs of a merchant share: who it is, and the one press that sends them on (M114, M115, requirement 21). */
import { useLoginBox } from './login-box.ts';

export function useMerchantWay() {
  const box = useLoginBox();
  const { merchant, agreed, askConsent } = box;
  const { phase } = merchant.state;
  const user = 'user' in phase ? phase.user : undefined;
  return {
    box,
    user,
    agreed,
    isBusy: phase.name === 'busy',
    press: () => {
      if (askConsent('Check_agreement')) merchant.send({ type: 'pressed' });
    },
    changePhone: () => merchant.send({ type: 'change-phone-pressed' }),
  };
}
